/// What shells need to complete the command's words, made from the table of verbs and options.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  /// The script for a shell, to be loaded by it.
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var verbs: String { Verb.allCases.map(\.rawValue).joined(separator: " ") }

  /// Options whose value is a file or a folder.
  private static func takesFile(_ option: Option) -> Bool {
    [.output, .expect, .report, .mask, .depfile].contains(option.key)
  }

  private static var bash: String {
    var text = """
      # graphdump completion for bash: source this file, or put it into bash-completion's folder as “graphdump”.
      _graphdump() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(verbs) --help --version" -- "$word"))
          return
        fi
        case "$before" in

      """
    for option in Option.all where !option.choices.isEmpty {
      let names = option.names.joined(separator: "|")
      let choices = option.choices.joined(separator: " ")
      text += "    \(names)) COMPREPLY=($(compgen -W \"\(choices)\" -- \"$word\")); return ;;\n"
    }
    text += "  esac\n  case \"$word\" in\n    -*)\n      case \"$verb\" in\n"
    for verb in Verb.allCases {
      let options = verb.options.flatMap(\.names).joined(separator: " ")
      text += "        \(verb.rawValue)) COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\")) ;;\n"
    }
    return text + """
            esac
            ;;
          *)
            if [ "$verb" = completions ]; then
              COMPREPLY=($(compgen -W "\(shells.joined(separator: " "))" -- "$word"))
            else
              COMPREPLY=($(compgen -f -- "$word"))
            fi
            ;;
        esac
      }
      complete -o filenames -F _graphdump graphdump

      """
  }

  private static var zsh: String {
    var text =
      "#compdef graphdump\n# graphdump completion for zsh: put this file into a folder of fpath as “_graphdump”.\n"
    text += "_graphdump() {\n  local -a verbs\n  verbs=(\n"
    for verb in Verb.allCases { text += "    \(quoted("\(verb.rawValue):\(verb.summary)"))\n" }
    text += "  )\n  if (( CURRENT == 2 )); then\n    _describe command verbs\n    return\n  fi\n"
    text += "  local verb=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $verb in\n"
    for verb in Verb.allCases {
      text += "    \(verb.rawValue))\n      _arguments \\\n"
      for option in verb.options { for name in option.names { text += "        \(zshSpec(option, name)) \\\n" } }
      text += verb == .completions ? "        '1:shell:(\(shells.joined(separator: " ")))'" : "        '*:file:_files'"
      text += "\n      ;;\n"
    }
    return text
      + "  esac\n}\nif [ \"$funcstack[1]\" = _graphdump ]; then _graphdump \"$@\"; else compdef _graphdump graphdump; fi\n"
  }

  private static func zshSpec(_ option: Option, _ name: String) -> String {
    let star = option.repeats ? "*" : ""
    let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: " ")
    var spec = "\(star)\(name)[\(summary)]"
    if let value = option.value {
      let choices =
        option.choices.isEmpty ? takesFile(option) ? "_files" : " " : "(\(option.choices.joined(separator: " ")))"
      spec += ":\(value.lowercased().replacing(":", with: " ")):\(choices)"
    }
    return quoted(spec)
  }

  private static var fish: String {
    var text = "# graphdump completion for fish: put this file into fish's completions folder as “graphdump.fish”.\n"
    for verb in Verb.allCases {
      text += "complete -c graphdump -n __fish_use_subcommand -f -a \(verb.rawValue) -d \(quoted(verb.summary))\n"
    }
    for option in Option.all {
      let verbs = Verb.allCases.filter(option.verbs.contains).map(\.rawValue).joined(separator: " ")
      var line = "complete -c graphdump -n '__fish_seen_subcommand_from \(verbs)' -l \(option.key.rawValue)"
      if let short = option.short { line += " -s \(short)" }
      if option.value != nil { line += takesFile(option) ? " -r -F" : " -x" }
      if !option.choices.isEmpty { line += " -a \(quoted(option.choices.joined(separator: " ")))" }
      text += line + " -d \(quoted(option.summary))\n"
    }
    let list = shells.joined(separator: " ")
    return text + "complete -c graphdump -n '__fish_seen_subcommand_from completions' -f -a '\(list)'\n"
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
