#ifndef GRAPHDUMP_CGRAPHVIZ_SHIM_H
#define GRAPHDUMP_CGRAPHVIZ_SHIM_H

// Graphviz keeps its results behind macros and takes mutable strings; these accessors are all that Swift sees of it.

#include <dlfcn.h>
#include <gvc.h>
#include <stdlib.h>

/// The two plug-ins of a context, in the form `gvContextPlugins` wants; it must live as long as the context.
static inline GVC_t *graphdump_context(void *core, void *dot_layout) {
  lt_symlist_t *list = (lt_symlist_t *)calloc(3, sizeof(lt_symlist_t));
  if (!list) return NULL;
  list[0].name = (char *)"gvplugin_core_LTX_library";
  list[0].address = core;
  list[1].name = (char *)"gvplugin_dot_layout_LTX_library";
  list[1].address = dot_layout;
  GVC_t *context = gvContextPlugins(list, 0);
  if (!context) free(list);
  return context;
}

static inline void *graphdump_library(const char *path) { return dlopen(path, RTLD_NOW | RTLD_LOCAL); }
static inline void *graphdump_symbol(void *library, const char *name) { return dlsym(library, name); }

#ifdef __APPLE__
typedef Dl_info graphdump_dl_info;
static inline int graphdump_dladdr(const void *address, graphdump_dl_info *info) { return dladdr(address, info); }
#else
// glibc declares it only with _GNU_SOURCE, which would change types that other modules share.
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} graphdump_dl_info;
extern int graphdump_dladdr(const void *address, graphdump_dl_info *info) __asm__("dladdr");
#endif

/// The file that libgvc was loaded from, or NULL.
static inline const char *graphdump_gvc_path(void) {
  graphdump_dl_info info;
  return graphdump_dladdr((const void *)&gvContextPlugins, &info) ? info.dli_fname : NULL;
}

static inline Agraph_t *graphdump_open(const char *name) { return agopen((char *)name, Agdirected, NULL); }
static inline Agsym_t *graphdump_attribute(Agraph_t *g, int kind, const char *name, const char *value) {
  return agattr(g, kind, (char *)name, (char *)value);
}
static inline Agnode_t *graphdump_node(Agraph_t *g, const char *name) { return agnode(g, (char *)name, 1); }
static inline Agedge_t *graphdump_edge(Agraph_t *g, Agnode_t *tail, Agnode_t *head, const char *key) {
  return agedge(g, tail, head, (char *)key, 1);
}
static inline void graphdump_set(void *object, Agsym_t *attribute, const char *value) {
  agxset(object, attribute, (char *)value);
}

static inline double graphdump_node_x(Agnode_t *n) { return ND_coord(n).x; }
static inline double graphdump_node_y(Agnode_t *n) { return ND_coord(n).y; }
static inline double graphdump_left(Agraph_t *g) { return GD_bb(g).LL.x; }
static inline double graphdump_bottom(Agraph_t *g) { return GD_bb(g).LL.y; }
static inline double graphdump_right(Agraph_t *g) { return GD_bb(g).UR.x; }
static inline double graphdump_top(Agraph_t *g) { return GD_bb(g).UR.y; }

/// The first Bézier of an edge; NULL where the edge was not routed.
static inline const bezier *graphdump_spline(Agedge_t *e) {
  return ED_spl(e) && ED_spl(e)->size > 0 ? &ED_spl(e)->list[0] : NULL;
}
static inline int graphdump_spline_count(const bezier *b) { return (int)b->size; }
static inline pointf graphdump_spline_point(const bezier *b, int i) { return b->list[i]; }
static inline int graphdump_spline_has_start(const bezier *b) { return b->sflag != 0; }
static inline int graphdump_spline_has_end(const bezier *b) { return b->eflag != 0; }
static inline pointf graphdump_spline_start(const bezier *b) { return b->sp; }
static inline pointf graphdump_spline_end(const bezier *b) { return b->ep; }

/// Called by Graphviz with each piece of a warning or error.
typedef int (*graphdump_reporter)(char *);
static inline void graphdump_report_to(graphdump_reporter reporter) {
  agseterrf(reporter);
  agseterr(AGERR);
}

#endif
