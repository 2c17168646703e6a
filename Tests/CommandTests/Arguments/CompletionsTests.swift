import Foundation
import Testing

@testable import Command

/// The completions in the shells that they are for.
@Suite struct CompletionsTests {
  private func script(_ shell: Shell) throws -> String { try #require(Completions.script(for: shell.rawValue)) }

  @Test(.enabled(if: Shell.bash.isThere, "bash is not installed")) func bashCompletesVerbsOptionsAndChoices() throws {
    let words =
      try script(.bash) + """
        complete -p graphdump
        t() { COMP_WORDS=(graphdump "$@"); COMP_CWORD=$#; _graphdump; echo "${COMPREPLY[@]}"; }
        t comp; t compare --mo; t compare --mode ""; t completions z

        """
    #expect(
      try Shell.bash.run(["--norc"], input: words).output == """
        complete -o filenames -F _graphdump graphdump
        compare completions
        --mode
        all missing never failed
        zsh

        """)
  }

  @Test(.enabled(if: Shell.zsh.isThere, "zsh is not installed")) func zshLoadsItsCompletions() throws {
    let words = "autoload -Uz compinit; compinit -u -D\n" + (try script(.zsh)) + "echo $_comps[graphdump]\n"
    #expect(try Shell.zsh.run(["-f", "-s"], input: words).output == "_graphdump\n")
  }

  /// A shell that somebody types into, on a terminal of its own.
  @Test(.enabled(if: Shell.zsh.isThere, "zsh is not installed")) func zshCompletesOptionsAndChoices() throws {
    try inTemporaryFolder { home in
      let file = "\(home)/_graphdump"
      try script(.zsh).write(toFile: file, atomically: true, encoding: .utf8)
      let words = """
        zmodload zsh/zpty
        zpty z zsh -f -i
        zpty -w z "autoload -Uz compinit; compinit -u -D; source \(file); bindkey '^I' complete-word; PS1='rea''dy> '"
        zpty -r z said '*ready> *'
        zpty -w -n z $'graphdump compare --mode \\t'
        zpty -r z said '*never*'
        print -r -- "$said"
        zpty -w -n z $'\\x15graphdump check --max-bodies-p\\t'
        zpty -r z said '*step*'
        print -r -- "$said"
        zpty -d z

        """
      let output = try Shell.zsh.run(["-f", "-s"], input: words).output
      #expect(output.contains("all      failed   missing  never"))
      #expect(output.contains("graphdump check --max-bodies-per-step"))
    }
  }

  @Test(.enabled(if: Shell.fish.isThere, "fish is not installed")) func fishCompletesVerbsOptionsAndChoices() throws {
    let words =
      try script(.fish) + """
        complete -C 'graphdump compare --mod'
        complete -C 'graphdump compare --mode '
        complete -C 'graphdump sam'

        """
    #expect(
      try Shell.fish.run(["--no-config"], input: words).output == """
        --mode\twhich baselines are written: all, missing, never or failed
        all\twhich baselines are written: all, missing, never or failed
        failed\twhich baselines are written: all, missing, never or failed
        missing\twhich baselines are written: all, missing, never or failed
        never\twhich baselines are written: all, missing, never or failed
        samples\tlist the samples

        """)
  }
}
