/** A position in degrees, longitude first, as in GeoJSON. */
export type LngLat = readonly [lng: number, lat: number]
/** A closed line: its last position repeats the first, as in GeoJSON. */
export type Ring = readonly LngLat[]

const UNITS_PER_DEGREE = 10_000

/**
 * Reads pairs of whole ten-thousandths of a degree, some 10 m: the first pair is counted from 126° E 33° N, every further one
 * from the pair before it. `9415 4581 10 -5` is 126.9415, 33.4581 and then 126.9425, 33.4576.
 */
export function line(trace: string): LngLat[] {
  const numbers = trace.trim().split(/\s+/).map(Number)
  const positions: LngLat[] = []
  let [x, y] = [126 * UNITS_PER_DEGREE, 33 * UNITS_PER_DEGREE]
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i] ?? 0
    y += numbers[i + 1] ?? 0
    positions.push([x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE])
  }
  return positions
}

/** Returns one ring of all traces, end to end. */
export function ring(...traces: readonly string[]): Ring {
  const positions = traces.flatMap(line)
  return [...positions, ...positions.slice(0, 1)]
}
