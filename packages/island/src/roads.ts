import { roadTraces } from './data/roads.ts'
import { line, type LngLat } from './trace.ts'

export interface Road {
  /** As on its sign. */
  number: string
  name: string
  path: readonly LngLat[]
}

export const roads: readonly Road[] = roadTraces.map(({ number, name, trace }) => ({ number, name, path: line(trace) }))
