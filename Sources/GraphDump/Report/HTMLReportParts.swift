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
    let buttons = modes.map { "<button type=\"button\" data-set=\"\($0.0)\">\($0.1)</button>" }.joined()
    let slider = "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"share of the candidate\">"
    return "<p class=\"modes\(hasDifference ? " drawn" : "")\">\(buttons)\(slider)</p>\n"
  }

  static let style = """
    :root{color-scheme:light dark;--line:#9aa2ac}
    body{font:14px/1.5 Helvetica,Arial,sans-serif;margin:0}
    header{padding:16px 24px;border-bottom:1px solid var(--line)}
    h1{font-size:20px;margin:0}h2{font-size:16px;margin:0 0 8px}small{font-weight:normal;opacity:.75}
    header p{margin:4px 0 0}kbd{border:1px solid var(--line);border-radius:3px;padding:0 4px}
    section{padding:16px 24px;border-bottom:1px solid var(--line);outline:none;--cut:50%}
    section:focus{box-shadow:inset 4px 0 #0072b2}
    ul{margin:0 0 8px;padding-left:20px}
    .stage{display:flex;gap:16px;align-items:flex-start;overflow:auto;position:relative}
    figure{margin:0;min-width:0}figcaption{opacity:.75}
    img{display:block;max-width:100%;background:#fff}
    pre{max-height:480px;overflow:auto;margin:0}
    figure.difference{display:none}
    section:not([data-mode=side]) .stage{display:grid;justify-content:start}
    section:not([data-mode=side]) figure{grid-area:1/1}
    section:not([data-mode=side]) figcaption{visibility:hidden}
    [data-mode=slider] .candidate{clip-path:inset(0 0 0 var(--cut))}
    [data-mode=overlay] .candidate{opacity:.5}
    [data-mode=blink] .candidate{animation:blink 1s steps(1) infinite}
    [data-mode=difference] .candidate{mix-blend-mode:difference}
    .drawn~.stage .difference{background:#fff}
    [data-mode=difference] .drawn~.stage .difference{display:block;z-index:1}
    @keyframes blink{50%{visibility:hidden}}
    .modes input{display:none;vertical-align:middle}[data-mode=slider] .modes input{display:inline-block}
    @media (prefers-reduced-motion:reduce){[data-mode=blink] .candidate{animation-duration:4s}}

    """

  static let script = """
    const sections=[...document.querySelectorAll("section")];
    const modes=["side","slider","overlay","blink","difference"];
    const current=()=>document.activeElement.closest("section")||sections[0];
    const cut=(s,v)=>{const i=s.querySelector("input");if(i){i.value=v;s.style.setProperty("--cut",i.value+"%")}};
    for(const s of sections){
      for(const b of s.querySelectorAll("[data-set]"))b.onclick=()=>{s.dataset.mode=b.dataset.set};
      const i=s.querySelector("input");if(i)i.oninput=()=>cut(s,i.value);
    }
    document.onkeydown=e=>{
      if(e.metaKey||e.ctrlKey||e.altKey||!sections.length)return;
      const s=current(),at=sections.indexOf(s),go=n=>{const t=sections[n];if(t){t.focus();t.scrollIntoView()}};
      if(e.key=="j")go(document.activeElement.closest("section")?at+1:0);
      else if(e.key=="k")go(at-1);
      else if("12345".includes(e.key)&&s.querySelector(".modes"))s.dataset.mode=modes[e.key-1];
      else if((e.key=="ArrowLeft"||e.key=="ArrowRight")&&s.dataset.mode=="slider"&&e.target.tagName!="INPUT"){
        cut(s,+s.querySelector("input").value+(e.key=="ArrowLeft"?-2:2));e.preventDefault()}
    };

    """
}
