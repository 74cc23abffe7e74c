import type { Plugin } from 'vite'

/** How proj4's entry asks for the module that registers all of its projections. */
const ALL = '../projs'
const ONE = '\0one-projection'

/** Another grid's numbers, which nothing here asks for. */
const MGRS = 'mgrs'
const NONE = '\0no-mgrs'

/** Of all that proj4 brings along, thirty projections among it, the web needs the one of Korea's grid. */
export function oneProjection(): Plugin {
  return {
    name: 'one-projection',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer?.includes('/proj4/lib/') !== true) return null
      return source === ALL ? ONE : source === MGRS ? NONE : null
    },
    load(id) {
      if (id === NONE) return 'export default undefined'
      if (id !== ONE) return null
      return `import transverseMercator from 'proj4/lib/projections/etmerc'
        export default (proj4) => proj4.Proj.projections.add(transverseMercator)`
    },
  }
}
