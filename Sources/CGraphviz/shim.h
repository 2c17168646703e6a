#ifndef GRAPHDUMP_CGRAPHVIZ_SHIM_H
#define GRAPHDUMP_CGRAPHVIZ_SHIM_H
#include <gvc.h>
#endif
