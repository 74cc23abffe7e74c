import { islets } from './data/islets.ts'
import { mainIsland } from './data/main-island.ts'
import { type Ring, ring } from './trace.ts'

/** The rings of the main island first, then of its islets; no ring lies inside another. */
export const coast: readonly Ring[] = [ring(...mainIsland), ...islets.map((trace) => ring(trace))]
