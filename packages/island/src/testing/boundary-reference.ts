import { existsSync, readFileSync } from 'node:fs'
import type { LngLat, Ring } from '../trace.ts'

interface Topology {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: {
    jeju_emd_full: {
      geometries: ({ properties: { name: string } } & (
        | { type: 'Polygon'; arcs: number[][] }
        | { type: 'MultiPolygon'; arcs: number[][][] }
      ))[]
    }
  }
}

/** Boundaries of the statistics office; they lie beside the checkout where the project is worked on, not in it. */
const REFERENCE = new URL('../../../../../shared/data/jeju_boundary_reference.topo.json', import.meta.url)
export const referenceExists = existsSync(REFERENCE)

export interface BoundaryReference {
  /** The boundaries that belong to one district only: what lies behind them is the sea. */
  shores: LngLat[][]
  /** Every ring of each district by its name. */
  districts: Map<string, Ring[]>
}

/** Decodes the TopoJSON: arcs are steps on a grid, `~index` is an arc walked backwards. */
export function readBoundaryReference(): BoundaryReference {
  const { arcs, transform, objects } = JSON.parse(readFileSync(REFERENCE, 'utf8')) as Topology
  const [scaleX, scaleY] = transform.scale
  const [originX, originY] = transform.translate
  const paths = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): LngLat => {
      x += dx
      y += dy
      return [x * scaleX + originX, y * scaleY + originY]
    })
  })
  const pathOf = (index: number) => (index < 0 ? (paths[~index] ?? []).toReversed() : (paths[index] ?? []))

  const uses = paths.map(() => 0)
  const districts = new Map<string, Ring[]>()
  for (const geometry of objects.jeju_emd_full.geometries) {
    const rings = geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()
    for (const index of rings.flat()) uses[index < 0 ? ~index : index]! += 1
    districts.set(
      geometry.properties.name,
      rings.map((ring) => ring.flatMap(pathOf)),
    )
  }
  return { shores: paths.filter((_, index) => uses[index] === 1), districts }
}
