/// The fixed parts of a report's page.
enum HTMLReportParts {
  static let keys =
    "Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>1</kbd> side by side, <kbd>2</kbd> slider, "
    + "<kbd>3</kbd> overlay, <kbd>4</kbd> blink, <kbd>5</kbd> difference, <kbd>←</kbd> <kbd>→</kbd> move the slider."

  static func buttons(hasDifference: Bool) -> String {
    let modes = [
      ("side", "side by side"), ("slider", "slider"), ("overlay", "overlay"), ("blink", "blink"),
      ("difference", "difference"),
    ]
    let buttons = modes.map { mode, words in
      "<button type=\"button\" data-set=\"\(mode)\" aria-pressed=\"\(mode == "side")\">\(words)</button>"
    }.joined()
    let slider = "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"share of the baseline\">"
    return "<p class=\"modes\(hasDifference ? " drawn" : "")\">\(buttons)\(slider)</p>\n"
  }

  /// Escaped text in which what stands between backticks is code.
  static func code(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without another one is a character like others.
    guard parts.count % 2 == 1 else { return text }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }.joined()
  }

  static let style = """
    :root{color-scheme:light dark;--back:#fff;--text:#1f2328;--quiet:#59636e;--line:#d1d9e0;--soft:#f4f6f8;--mark:#0072b2;
    --behaviour:#a33b00;--drawing:#7a5c00;--pixels:#7b3f99;--bad:#b3261e;--good:#0a7050}
    @media (prefers-color-scheme:dark){:root{--back:#15181c;--text:#e6e9ed;--quiet:#9aa4af;--line:#3a424b;--soft:#22272e;
    --mark:#56b4e9;--behaviour:#ff9d5c;--drawing:#e6c34d;--pixels:#d6a3ee;--bad:#ff8a80;--good:#5fd3ad}}
    *{box-sizing:border-box}
    body{font:14px/1.5 Helvetica,Arial,sans-serif;margin:0;background:var(--back);color:var(--text)}
    header,section{padding:20px 28px;border-bottom:1px solid var(--line)}
    h1{font-size:22px;margin:0}h2{font-size:16px;margin:0 0 8px;overflow-wrap:anywhere}
    small,.keys,figcaption,summary{color:var(--quiet);font-weight:normal}.keys{margin:6px 0 0}
    kbd{border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 5px;font:12px monospace}
    code{font:12.5px ui-monospace,Menlo,Consolas,monospace;background:var(--soft);border-radius:4px;padding:1px 4px}
    a{color:var(--mark)}
    nav ul{list-style:none;margin:16px 0 0;padding:0;columns:26em;column-gap:32px}nav li{break-inside:avoid;padding:2px 0}
    .badge{display:inline-block;min-width:78px;text-align:center;font:bold 11px/18px Helvetica,Arial,sans-serif;
    border:1px solid;border-radius:10px;padding:0 8px;vertical-align:1px}
    .behaviour{color:var(--behaviour)}.drawing{color:var(--drawing)}.pixels{color:var(--pixels)}.unreadable{color:var(--bad)}
    .badge.new,.badge.missing{color:var(--good)}.badge.obsolete{color:var(--quiet)}
    section{outline:none;--cut:50%;scroll-margin-top:0}section:focus{box-shadow:inset 4px 0 var(--mark)}
    section ul{margin:0 0 8px;padding-left:20px}details{margin:0 0 12px}summary{cursor:pointer}
    .modes{margin:12px 0;display:flex;flex-wrap:wrap;align-items:center}
    .modes button{font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);padding:4px 12px;
    margin-left:-1px;cursor:pointer}
    .modes button:first-child{border-radius:6px 0 0 6px}.modes button:nth-of-type(5){border-radius:0 6px 6px 0}
    .modes button[aria-pressed=true]{background:var(--mark);border-color:var(--mark);color:var(--back)}
    .modes input{display:none;width:240px;margin:0 0 0 16px;accent-color:var(--mark)}
    [data-mode=slider] .modes input{display:inline-block}
    .stage{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:20px;align-items:start}
    .figure{margin:0 0 12px}
    figure{margin:0;min-width:0}figcaption{margin:0 0 4px}
    img{display:block;max-width:100%;height:auto;background:#fff;border:1px solid var(--line)}
    pre{max-height:480px;overflow:auto;margin:0;padding:8px;background:var(--soft);border:1px solid var(--line)}
    figure.difference{display:none}
    section:not([data-mode=side]) .stage{grid-template-columns:minmax(0,max-content);position:relative;isolation:isolate}
    section:not([data-mode=side]) figure{grid-area:1/1}
    section:not([data-mode=side]) figcaption{display:none}
    [data-mode=slider] .candidate{clip-path:inset(0 0 0 var(--cut))}
    [data-mode=slider] .stage::after{content:"";grid-area:1/1;z-index:1;width:2px;height:100%;justify-self:start;
    margin-left:calc(var(--cut) - 1px);background:var(--mark)}
    [data-mode=overlay] .candidate{opacity:.5}
    [data-mode=blink] .candidate{animation:blink 1s steps(1) infinite}
    [data-mode=difference] .candidate{mix-blend-mode:difference}
    [data-mode=difference] .drawn~.stage .difference{display:block;z-index:1}
    @keyframes blink{50%{visibility:hidden}}
    @media (prefers-reduced-motion:reduce){[data-mode=blink] .candidate{animation-duration:4s}}
    @media print{.modes,.keys{display:none}section{break-inside:avoid}}

    """

  static let script = """
    const sections=[...document.querySelectorAll("section")];
    const modes=["side","slider","overlay","blink","difference"];
    const current=()=>document.activeElement.closest("section")||sections[0];
    const set=(s,m)=>{
      s.dataset.mode=m;
      for(const b of s.querySelectorAll("[data-set]"))b.setAttribute("aria-pressed",b.dataset.set==m);
    };
    const cut=(s,v)=>{const i=s.querySelector("input");if(i){i.value=v;s.style.setProperty("--cut",i.value+"%")}};
    for(const s of sections){
      for(const b of s.querySelectorAll("[data-set]"))b.onclick=()=>set(s,b.dataset.set);
      const i=s.querySelector("input");if(i)i.oninput=()=>cut(s,i.value);
    }
    document.onkeydown=e=>{
      if(e.metaKey||e.ctrlKey||e.altKey||!sections.length)return;
      const s=current(),at=sections.indexOf(s),go=n=>{const t=sections[n];if(t){t.focus();t.scrollIntoView()}};
      if(e.key=="j")go(document.activeElement.closest("section")?at+1:0);
      else if(e.key=="k")go(at-1);
      else if("12345".includes(e.key)&&s.querySelector(".modes"))set(s,modes[e.key-1]);
      else if((e.key=="ArrowLeft"||e.key=="ArrowRight")&&s.dataset.mode=="slider"&&e.target.tagName!="INPUT"){
        cut(s,+s.querySelector("input").value+(e.key=="ArrowLeft"?-2:2));e.preventDefault()}
    };

    """
}
