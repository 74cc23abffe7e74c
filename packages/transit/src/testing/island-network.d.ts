import type { Timetable } from '../timetable.ts'
/** The same for the same seed (mulberry32). */
export declare function createRandom(seed: number): () => number
/** A timetable in the shape of the island's: its towns and roads, and as many stops and lines, each in two directions. */
export declare function makeIslandTimetable({
  stops,
  lines,
  seed,
}: {
  stops: number
  lines: number
  seed: number
}): Timetable
//# sourceMappingURL=island-network.d.ts.map
