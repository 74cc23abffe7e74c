import { roadTraces } from './data/roads.ts'
import { line, type LngLat } from './trace.ts'

export interface Road {
  /** The number as on its sign. */
  number: string
  name: string
  path: readonly LngLat[]
}

export const roads: readonly Road[] = roadTraces.map(({ number, name, trace }) => ({ number, name, path: line(trace) }))
