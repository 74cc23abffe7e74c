import { contourTraces } from './data/contours.ts'
import { type LngLat, type Ring, ring } from './trace.ts'

export interface Contour {
  metres: number
  ring: Ring
}

/** The contours from the lowest to the highest, each inside the one before it. */
export const contours: readonly Contour[] = contourTraces.map(({ metres, trace }) => ({ metres, ring: ring(trace) }))

export const summit: { name: string; metres: number; position: LngLat } = {
  name: '한라산',
  metres: 1947,
  position: [126.5292, 33.3617],
}
