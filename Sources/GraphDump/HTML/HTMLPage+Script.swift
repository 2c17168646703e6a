extension HTMLPage {
  /// Steps, zooms, searches, filters and lights up; the page's only script.
  static let script = #"""
    "use strict";
    (() => {
      const model = JSON.parse(document.getElementById("model").textContent);
      const by = (id) => document.getElementById(id);
      const root = document.documentElement;
      const frames = [...document.querySelectorAll(".frame")];
      const state = { at: 0, beside: 1, pinned: null, zoom: 1, x: 0, y: 0 };
      const index = new Map(model.nodes.map((id, i) => [id, i]));
      root.classList.add("scripted");

      // Every node and edge of every frame, with its name for a screen reader.
      const drawn = frames.map((frame, f) => {
        const nodes = new Map(), edges = new Map();
        const prefix = model.prefix + "-" + model.frames[f].id + "-";
        model.nodes.forEach((id, i) => {
          const element = by(prefix + id);
          if (!element) return;
          const words = [...element.querySelectorAll("text")].map((t) => t.textContent).join(" ");
          element.setAttribute("aria-label", words + (model.frames[f].states[i] && model.frames[f].states[i] !== "plain"
            ? ", " + model.frames[f].states[i].replace("ghost", "ended") : ""));
          element.setAttribute("role", "button");
          element.setAttribute("aria-pressed", "false");
          element.setAttribute("tabindex", nodes.size ? "-1" : "0");
          element.dataset.node = i;
          nodes.set(i, element);
        });
        model.edgeIDs.forEach((id, i) => { const element = by(prefix + id); if (element) edges.set(i, element); });
        return { nodes, edges, svg: frame.querySelector("svg") };
      });

      const say = (text) => { by("status").textContent = text; };

      function shownFrames() {
        const all = state.beside > frames.length;
        const first = all ? 0 : Math.min(state.at, frames.length - 1);
        return frames.map((_, i) => i).filter((i) => i >= first && i < first + state.beside);
      }

      function show(at, quiet) {
        state.at = Math.max(0, Math.min(frames.length - 1, at));
        const shown = shownFrames();
        frames.forEach((frame, i) => frame.classList.toggle("shown", shown.includes(i)));
        by("step").value = String(state.at);
        by("previous").disabled = state.at === 0;
        by("next").disabled = state.at === frames.length - 1;
        writeLog();
        light(state.pinned);
        filter();
        if (location.hash !== "#" + model.frames[state.at].id) history.replaceState(null, "", "#" + model.frames[state.at].id);
        if (!quiet) say(model.frames[state.at].title + ": " + model.frames[state.at].summary);
      }

      function writeLog() {
        const list = document.createElement("ol");
        for (const [text, node] of model.frames[state.at].log) {
          const item = document.createElement("li");
          if (index.has(node)) {
            const button = document.createElement("button");
            button.type = "button";
            button.textContent = text;
            button.dataset.node = index.get(node);
            button.addEventListener("click", () => { pin(index.get(node)); reveal(index.get(node)); });
            button.addEventListener("mouseenter", () => light(index.get(node)));
            button.addEventListener("mouseleave", () => light(state.pinned));
            button.addEventListener("focus", () => light(index.get(node)));
            item.append(button);
          } else item.textContent = text;
          list.append(item);
        }
        const place = by("log");
        place.replaceChildren();
        const intro = document.createElement("p");
        intro.textContent = model.frames[state.at].title + ": " + model.frames[state.at].summary;
        place.append(intro, list);
      }

      // A node's causes, and theirs; and its effects, and theirs.
      function related(f, node) {
        const lit = new Set([node]);
        for (const forward of [true, false]) {
          const todo = [node];
          while (todo.length) {
            const next = todo.pop();
            for (const [cause, effect] of model.frames[f].links) {
              const [from, to] = forward ? [cause, effect] : [effect, cause];
              if (from === next && !lit.has(to)) { lit.add(to); todo.push(to); }
            }
          }
        }
        return lit;
      }

      function light(node) {
        for (const f of frames.keys()) {
          const { nodes, edges, svg } = drawn[f];
          const active = node !== null && nodes.has(node);
          svg.classList.toggle("focusing", active);
          const lit = active ? related(f, node) : new Set();
          nodes.forEach((element, i) => {
            element.classList.toggle("lit", lit.has(i));
            element.classList.toggle("pinned", i === state.pinned);
            element.setAttribute("aria-pressed", String(i === state.pinned));
          });
          edges.forEach((element, i) => {
            const [tail, head] = model.edges[i];
            element.classList.toggle("lit", lit.has(tail) && lit.has(head));
          });
        }
        document.querySelectorAll("#log li").forEach((item) => {
          const button = item.querySelector("button");
          item.classList.toggle("lit", !!button && node !== null && Number(button.dataset.node) === node);
        });
      }

      function pin(node) {
        state.pinned = state.pinned === node ? null : node;
        light(state.pinned);
        if (state.pinned !== null) {
          const count = related(state.at, node).size - 1;
          say(count === 1 ? "1 cause or effect lit" : count + " causes and effects lit");
        } else say("");
      }

      // Search and filter fade what is not meant.
      function matches(f) {
        const words = by("search").value.trim().toLowerCase();
        if (!words) return null;
        return [...drawn[f].nodes].filter(([, e]) => e.getAttribute("aria-label").toLowerCase().includes(words)).map(([i]) => i);
      }

      function filter() {
        const hidden = new Set([...document.querySelectorAll("#filters input")].filter((b) => !b.checked).map((b) => b.value));
        for (const f of frames.keys()) {
          const found = matches(f);
          const off = new Set();
          drawn[f].nodes.forEach((element, i) => {
            const isOff = hidden.has(model.frames[f].states[i]) || (found !== null && !found.includes(i));
            element.classList.toggle("off", isOff);
            if (isOff) off.add(i);
          });
          drawn[f].edges.forEach((element, i) => element.classList.toggle("off", off.has(model.edges[i][0]) || off.has(model.edges[i][1])));
        }
      }

      function reveal(node) {
        const f = shownFrames()[0];
        const element = drawn[f].nodes.get(node);
        if (!element) return;
        drawn[f].nodes.forEach((e) => e.setAttribute("tabindex", "-1"));
        element.setAttribute("tabindex", "0");
        element.focus({ preventScroll: true });
        const box = element.getBBox(), whole = drawn[f].svg.dataset.box.split(" ").map(Number);
        if (state.zoom > 1) {
          state.x = box.x + box.width / 2 - (whole[0] + whole[2] / 2);
          state.y = box.y + box.height / 2 - (whole[1] + whole[3] / 2);
          view();
        }
      }

      // One view for all frames: what stands where stays the same.
      function view() {
        for (const { svg } of drawn) {
          const [x, y, w, h] = svg.dataset.box.split(" ").map(Number);
          const [nw, nh] = [w / state.zoom, h / state.zoom];
          svg.setAttribute("viewBox", [x + (w - nw) / 2 + state.x, y + (h - nh) / 2 + state.y, nw, nh].map((v) => v.toFixed(2)).join(" "));
        }
      }

      function zoom(by) {
        state.zoom = Math.max(0.5, Math.min(12, state.zoom * by));
        if (state.zoom === 1 && by < 1) { state.x = 0; state.y = 0; }
        view();
      }

      function fit() { state.zoom = 1; state.x = 0; state.y = 0; view(); }

      // Pan with one pointer, pinch with two, swipe to step where nothing is magnified.
      const pointers = new Map();
      let distance = 0, swipe = 0;
      for (const { svg } of drawn) {
        svg.addEventListener("pointerdown", (e) => { pointers.set(e.pointerId, e); swipe = 0; });
        svg.addEventListener("pointermove", (e) => {
          const last = pointers.get(e.pointerId);
          if (!last) return;
          const before = [...pointers.values()];
          pointers.set(e.pointerId, e);
          if (pointers.size === 2) {
            const [a, b] = [...pointers.values()];
            const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
            const then = Math.hypot(before[0].clientX - before[1].clientX, before[0].clientY - before[1].clientY);
            if (then > 0) zoom(now / then);
            return;
          }
          const dx = e.clientX - last.clientX, dy = e.clientY - last.clientY;
          if (e.pointerType === "touch" && state.zoom <= 1) { swipe += dx; return; }
          const rect = svg.getBoundingClientRect(), box = svg.getAttribute("viewBox").split(" ").map(Number);
          const scale = Math.max(box[2] / rect.width, box[3] / rect.height);
          if (Math.abs(dx) + Math.abs(dy) > 0) { state.x -= dx * scale; state.y -= dy * scale; view(); }
        });
        const end = (e) => {
          if (pointers.delete(e.pointerId) && Math.abs(swipe) > 60) show(state.at + (swipe < 0 ? 1 : -1));
          swipe = 0;
        };
        svg.addEventListener("pointerup", end);
        svg.addEventListener("pointercancel", end);
        svg.addEventListener("pointerleave", end);
        svg.addEventListener("wheel", (e) => { e.preventDefault(); zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15); }, { passive: false });
        svg.addEventListener("click", (e) => {
          const node = e.target.closest(".node");
          if (node) pin(Number(node.dataset.node));
        });
        svg.addEventListener("mouseover", (e) => {
          const node = e.target.closest(".node");
          if (state.pinned === null) light(node ? Number(node.dataset.node) : null);
        });
        svg.addEventListener("mouseleave", () => light(state.pinned));
        svg.addEventListener("focusin", (e) => {
          const node = e.target.closest(".node");
          if (node && state.pinned === null) light(Number(node.dataset.node));
        });
        svg.addEventListener("focusout", () => light(state.pinned));
      }

      function move(by) {
        const f = drawn.findIndex(({ svg }) => svg.contains(document.activeElement));
        if (f < 0) return false;
        const list = [...drawn[f].nodes.values()];
        const at = list.indexOf(document.activeElement);
        const next = list[Math.max(0, Math.min(list.length - 1, at + by))];
        if (at >= 0) list[at].setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
        return true;
      }

      document.addEventListener("keydown", (e) => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        const inField = /^(INPUT|SELECT)$/.test(e.target.tagName) && e.target.type !== "checkbox";
        if (e.key === "Escape") { by("search").value = ""; state.pinned = null; filter(); light(null); say(""); return; }
        if (inField) return;
        const node = e.target.closest && e.target.closest(".node");
        const acts = {
          ArrowRight: () => show(state.at + 1), ArrowLeft: () => show(state.at - 1), Home: () => show(0),
          End: () => show(frames.length - 1), "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": fit,
          "/": () => by("search").focus(), ArrowDown: () => node && move(1), ArrowUp: () => node && move(-1),
          Enter: () => node && pin(Number(node.dataset.node)), " ": () => node && pin(Number(node.dataset.node)),
        };
        if (!acts[e.key] || ((e.key === "Enter" || e.key === " " || e.key === "ArrowUp" || e.key === "ArrowDown") && !node)) return;
        acts[e.key]();
        e.preventDefault();
        // Stepping keeps the focus on the same node, where the next frame has it.
        if (node && e.key.startsWith("Arrow") && (e.key === "ArrowRight" || e.key === "ArrowLeft")) reveal(Number(node.dataset.node));
      });

      let found = 0;
      by("search").addEventListener("input", () => {
        filter();
        found = 0;
        const list = matches(shownFrames()[0]);
        say(list === null ? "" : list.length === 1 ? "1 match" : list.length + " matches");
      });
      by("search").addEventListener("keydown", (e) => {
        const list = matches(shownFrames()[0]);
        if (e.key === "Enter" && list && list.length) { reveal(list[found++ % list.length]); e.preventDefault(); }
      });
      by("filters").addEventListener("change", filter);
      by("previous").addEventListener("click", () => show(state.at - 1));
      by("next").addEventListener("click", () => show(state.at + 1));
      by("step").addEventListener("change", (e) => show(Number(e.target.value)));
      by("beside").addEventListener("change", (e) => { state.beside = Number(e.target.value); show(state.at); });
      by("in").addEventListener("click", () => zoom(1.25));
      by("out").addEventListener("click", () => zoom(0.8));
      by("fit").addEventListener("click", fit);
      by("theme").addEventListener("change", (e) => theme(e.target.value));

      function theme(name) {
        root.dataset.theme = name;
        by("theme").value = name;
        document.querySelectorAll("svg[class*=gd-]").forEach((svg) => {
          for (const other of ["auto", "light", "dark"]) svg.classList.toggle("gd-" + other[0], other === name);
        });
      }

      theme(root.dataset.theme);
      const asked = model.frames.findIndex((frame) => "#" + frame.id === location.hash);
      show(asked >= 0 ? asked : Math.min(1, frames.length - 1), true);
    })();

    """#
}
