extension HTMLPage {
  /// The page around the figures; the figures bring their own.
  static let style = """
    :root{--page:#ffffff;--ink:#1b1f24;--muted:#57606a;--frame:#e4e6ea;--panel:#fbfbfc;--accent:#0072b2;--field:#8a929c}
    @media (prefers-color-scheme:dark){:root[data-theme=auto]{--page:#0f1216;--ink:#e9edf2;--muted:#a5adb8;--frame:#2a3038;--panel:#15191f;--accent:#56b4e9;--field:#767f8b}}
    :root[data-theme=dark]{--page:#0f1216;--ink:#e9edf2;--muted:#a5adb8;--frame:#2a3038;--panel:#15191f;--accent:#56b4e9;--field:#767f8b;color-scheme:dark}
    :root[data-theme=light]{color-scheme:light}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 Helvetica,Arial,'Liberation Sans',sans-serif;display:flex;flex-direction:column;height:100vh}
    header{padding:12px 16px 8px;border-bottom:1px solid var(--frame)}
    h1{font-size:17px;margin:0 0 8px}
    h2{font-size:14px;margin:0 0 6px}
    .bar{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
    .set{display:inline-flex;flex-wrap:wrap;gap:6px;align-items:center;max-width:100%}
    button,select,input[type=search]{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--field);border-radius:6px;padding:4px 10px;min-height:32px}
    .bar button{white-space:nowrap}
    .bar select{max-width:60vw}
    button:disabled{color:var(--muted);border-style:dashed}
    input[type=search]{width:11em}
    fieldset{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
    legend{float:left;padding:0;margin-right:4px}
    fieldset label{display:inline-flex;align-items:center;gap:4px;min-height:28px}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    main{display:flex;flex:1;min-height:0;align-items:stretch}
    .stage{flex:1;display:flex;gap:12px;padding:12px;min-width:0;overflow-x:auto}
    .frame{margin:0;flex:1 1 0;min-width:280px;border:1px solid var(--frame);border-radius:8px;background:var(--panel);display:flex;flex-direction:column;overflow:hidden}
    figcaption{padding:8px 12px;color:var(--muted)}
    figcaption strong{color:var(--ink)}
    .frame svg{flex:1;width:100%;min-height:0;touch-action:none;cursor:grab}
    .scripted .frame{display:none}
    .scripted .frame.shown{display:flex}
    aside{width:330px;padding:12px 16px;border-left:1px solid var(--frame);overflow:auto;flex:none}
    aside ol,aside ul{margin:0 0 12px;padding-left:1.6em}
    aside li{margin-bottom:4px}
    aside li button{all:unset;display:inline;vertical-align:top;cursor:pointer;border-bottom:1px dotted var(--muted)}
    aside li button:focus-visible{outline:3px solid var(--accent)}
    aside li.lit button{background:var(--accent);color:var(--page)}
    summary{cursor:pointer;font-weight:bold;margin:8px 0 4px}
    ul.legend{list-style:none;padding:0}
    ul.legend svg{vertical-align:middle}
    .defs{position:absolute}
    .status{position:fixed;left:16px;bottom:8px;margin:0;padding:4px 10px;background:var(--page);border:1px solid var(--frame);border-radius:6px;color:var(--muted)}
    .status:empty{display:none}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .skip{position:absolute;left:-999px}
    .skip:focus{left:8px;top:8px;background:var(--page);padding:6px;z-index:2}
    .node{cursor:pointer}
    .node:focus{outline:none}
    .node:focus-visible .s,.node.pinned .s{stroke:var(--accent);stroke-width:4px}
    .node:focus-visible text{text-decoration:underline}
    .focusing .node,.focusing .edge{opacity:.22}
    .focusing .lit{opacity:1}
    .off,.focusing .off{opacity:.1}
    @media (max-width:800px){body{height:auto;min-height:100vh}.frame{flex:none;width:100%;min-width:0}.frame svg{flex:none;height:auto;min-height:50vh;max-height:80vh}main{flex:none;flex-direction:column}aside{width:auto;border-left:0;border-top:1px solid var(--frame);max-height:none}.stage{flex:none;flex-direction:column}}
    @media print{.bar,.status{display:none}.scripted .frame{display:flex}}

    """
}
