import type { Plugin } from 'vite'

/** How proj4's entry asks for the module that registers all of its projections. */
const ALL = '../projs'
const ONE = '\0one-projection'

/** Of all that proj4 brings along, thirty projections among it, the web needs the one of Korea's grid. */
export function oneProjection(): Plugin {
  return {
    name: 'one-projection',
    enforce: 'pre',
    resolveId: (source, importer) => (source === ALL && importer?.includes('/proj4/lib/') === true ? ONE : null),
    load: (id) =>
      id === ONE
        ? `import transverseMercator from 'proj4/lib/projections/etmerc'
           export default (proj4) => proj4.Proj.projections.add(transverseMercator)`
        : null,
  }
}
