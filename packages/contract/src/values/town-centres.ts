import type { Position } from './geo.ts'

/** 제주시 between the old town and the city hall, 서귀포시 by its market: where most lodgings of the two are. */
export const TOWN_CENTRES = {
  JEJU_SI: { lat: 33.4996, lng: 126.5312 },
  SEOGWIPO_SI: { lat: 33.2541, lng: 126.5601 },
} as const satisfies Record<string, Position>
export type Town = keyof typeof TOWN_CENTRES
