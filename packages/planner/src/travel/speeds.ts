import type { Position } from '@honjeo/contract/values/geo'
import type { LegMode } from '@honjeo/contract/values/enums'
import type { IsletKey } from '@honjeo/contract/values/rule-kinds'

/**
 * Every number the travel times are reckoned with. Distances are in metres, speeds in km/h, times in minutes. "Ours" marks an estimate of this
 * project, fitted to the known ways of `@honjeo/island/testing/known-ways`.
 */

/** Ways up to this length are walked whatever the mode (ours: a car parked nearer saves nothing). */
export const WALKED_METRES = 700

/** The bends of roads for buses and bicycles, whose ways are reckoned without the drawn roads. */
export const ROADS = {
  /** The length of roads by the straight way around the mountain: coast road 1132 and the roads 1135, 1131, 97 (ours). */
  detour: 1.14,
  /** The metres at both ends together that are streets, which bend more than roads (ours). */
  streetMetres: 4000,
  streetDetour: 1.45,
}

/** The speeds by the number on a road's sign, outside of towns, with lights and school zones (ours); `bend`: how much longer than drawn. */
export const ROAD_SPEEDS: Record<string, { speed: number; bend?: number }> = {
  '1135': { speed: 62 },
  '97': { speed: 62 },
  '1118': { speed: 58 },
  '1115': { speed: 55 },
  '1132': { speed: 52 },
  '1112': { speed: 50 },
  '1116': { speed: 50 },
  '1119': { speed: 50 },
  '1136': { speed: 48 },
  // These roads have bends, and limits of 40 to 60.
  '1139': { speed: 50, bend: 1.3 },
  '1131': { speed: 52, bend: 1.15 },
}

/** The towns, where streets have lights at every corner (ours). */
export const TOWNS = [
  { centre: { lat: 33.499, lng: 126.525 }, radius: 5500 },
  { centre: { lat: 33.2525, lng: 126.56 }, radius: 3500 },
]

export const WALK = {
  /** The mean pace of adults with pauses; Naismith's rule has 4.8 to 5 without. */
  speed: 4.2,
  /** The factor by which a way is longer than what is drawn, along a road and straight between roads (ours). */
  roadBend: 1.03,
  pathBend: 1.35,
  /** Naismith's rule: an hour for each 600 m of climb. */
  climbPerMinute: 10,
}

export const BICYCLE = {
  /** The speed of a touring bicycle on Jeju's 환상자전거길 (234 km in the three days its guide gives). */
  speed: 14,
  /** The climb of a moderate rider on a loaded bicycle (ours). */
  climbPerMinute: 8,
  /** The time to unlock and to lock (ours). */
  handling: 3,
}

export const CAR = {
  /** The speed with lights; the limit is 50 (안전속도 5030). */
  townSpeed: 28,
  /** The speed on lanes and streets that are not drawn (ours). */
  laneSpeed: 40,
  laneBend: 1.2,
  bend: 1.03,
  /** The distance up to which one may not need a drawn road (ours). */
  straightMetres: 4000,
  /** The time to park and to walk from there (ours). */
  parking: 5,
}

export const TAXI = {
  /** The time from the call to the door: Kakao T in the towns, longer in the hills (ours). */
  wait: 8,
}

export const BUS = {
  /** The time to the stop and from it, both ends together (ours: most sights are within 300 m of a stop). */
  walk: 8,
  /** Half of the headway of the trunk lines 201, 202, 281 and 282: 15 to 25 minutes by day. */
  wait: 10,
  streetSpeed: 20,
  /** A speed between line 201 (Jeju terminal to 성산, 50 km in 95 minutes) and the express 111 (airport to 성산항, 48 km in 80). */
  roadSpeed: 36,
  mountainSpeed: 28,
  /** The distance from which on one changes, once (ours: the branch lines meet the trunk lines every few villages). */
  transferMetres: 12_000,
  /** Half of the branch lines' headway, less what their timetables wait for one another (ours). */
  transfer: 10,
}

/** The minutes that a way takes beside going it, whatever roads it follows. */
export const HANDLING: Record<LegMode, number> = {
  WALK: 0,
  BICYCLE: BICYCLE.handling,
  CAR: CAR.parking,
  TAXI: TAXI.wait,
  BUS: BUS.walk + BUS.wait,
  FERRY: 0,
}

/** The minutes that one goes in one piece; more is no day out but a march (ours). A ferry's include the way to it. */
export const FARTHEST: Partial<Record<LegMode, number>> = { WALK: 75, BICYCLE: 180, FERRY: 300 }

export interface Ferry {
  islet: IsletKey
  /** A circle that holds the islet and nothing of the main island. */
  centre: Position
  radius: number
  ports: readonly Position[]
  /** The place where the boats land. */
  landing: Position
  /** The minutes aboard. */
  crossing: number
  /** Ticket, boarding and half of the headway, at most half an hour: people come for a certain boat. */
  wait: number
}

/** The ferries, from the timetables their companies publish. When the boats go is a rule of the island. */
export const FERRIES: readonly Ferry[] = [
  {
    islet: 'UDO',
    centre: { lat: 33.5045, lng: 126.954 },
    radius: 2400,
    // The ports are 성산항 and 종달항; boats go every 30 minutes, in winter every hour from 종달.
    ports: [
      { lat: 33.4735, lng: 126.9331 },
      { lat: 33.4968, lng: 126.9118 },
    ],
    landing: { lat: 33.4938, lng: 126.9513 },
    crossing: 15,
    wait: 25,
  },
  {
    islet: 'GAPADO',
    centre: { lat: 33.1695, lng: 126.272 },
    radius: 1300,
    // Boats go from 모슬포 운진항 about every hour.
    ports: [{ lat: 33.2085, lng: 126.2577 }],
    landing: { lat: 33.1752, lng: 126.2706 },
    crossing: 10,
    wait: 30,
  },
  {
    islet: 'MARADO',
    centre: { lat: 33.118, lng: 126.2675 },
    radius: 1100,
    // Boats go from 모슬포 운진항 about every hour.
    ports: [{ lat: 33.2085, lng: 126.2577 }],
    landing: { lat: 33.1226, lng: 126.2655 },
    crossing: 30,
    wait: 30,
  },
  {
    islet: 'BIYANGDO',
    centre: { lat: 33.409, lng: 126.2275 },
    radius: 900,
    // Four boats a day sail from 한림항.
    ports: [{ lat: 33.4164, lng: 126.2616 }],
    landing: { lat: 33.4053, lng: 126.2302 },
    crossing: 15,
    wait: 30,
  },
  {
    islet: 'CHAGWIDO',
    centre: { lat: 33.3116, lng: 126.1487 },
    radius: 900,
    // Excursion boats go from 자구내포구.
    ports: [{ lat: 33.3097, lng: 126.1653 }],
    landing: { lat: 33.3113, lng: 126.1524 },
    crossing: 10,
    wait: 30,
  },
  {
    islet: 'CHUJADO',
    centre: { lat: 33.95, lng: 126.318 },
    radius: 6500,
    // The ferry to 완도 calls in the morning, and in the afternoon on its way back; it goes from 제주항 연안여객터미널.
    ports: [{ lat: 33.5197, lng: 126.5358 }],
    landing: { lat: 33.9617, lng: 126.3 },
    crossing: 120,
    wait: 30,
  },
]
