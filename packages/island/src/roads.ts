import { roadTraces } from './data/roads.ts'
import { line, type Position } from './trace.ts'

export interface Road {
  /** As on its sign. */
  number: string
  name: string
  path: readonly Position[]
}

export const roads: readonly Road[] = roadTraces.map(({ number, name, trace }) => ({ number, name, path: line(trace) }))
