/** The kinds of what falls in an hour, by the codes that the weather service's forecast has, from 0 on. */
export const RAIN_KINDS = ['NONE', 'RAIN', 'SLEET', 'SNOW', 'SHOWER'] as const
export type RainKind = (typeof RAIN_KINDS)[number]

/** The warnings by which gates are shut, boats stay in port and the shore is left. */
export const STOPPING_WARNINGS = [
  'STRONG_WIND',
  'HEAVY_RAIN',
  'HEAVY_SNOW',
  'HIGH_WAVES',
  'TYPHOON',
  'STORM_SURGE',
] as const
export type StoppingWarning = (typeof STOPPING_WARNINGS)[number]
export const WARNING_KINDS = [...STOPPING_WARNINGS, 'COLD_WAVE', 'HEAT_WAVE', 'DRY_AIR', 'YELLOW_DUST'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]

/** The levels 주의보 and 경보; the rare 중대경보 counts as the second. */
export const WARNING_LEVELS = ['ADVISORY', 'WARNING'] as const
export type WarningLevel = (typeof WARNING_LEVELS)[number]

/** The zones in which a warning holds. The service splits the island finer and differently from year to year; these parts hold all of its names. */
export const WARNING_ZONES = [
  'MOUNTAIN',
  'NORTH',
  'EAST',
  'SOUTH',
  'WEST',
  'NORTH_HILLS',
  'SOUTH_HILLS',
  'CHUJA',
  'SEA_NORTH',
  'SEA_EAST',
  'SEA_SOUTH',
  'SEA_WEST',
] as const
export type WarningZone = (typeof WARNING_ZONES)[number]

/** The parts of a stop that a warning concerns: a gate of Hallasan, the boat to an islet, a walk by the sea. */
export const WEATHER_EXPOSURES = ['GATE', 'BOAT', 'COAST'] as const
export type WeatherExposure = (typeof WEATHER_EXPOSURES)[number]

/** The most hours for which staff may give a warning: one that goes on is given again. */
export const STAFF_WARNING_HOURS_MAX = 72

/** A forecast that was announced longer ago is not shown as true. */
export const FORECAST_STALE_HOURS = 6
/** The minutes after which warnings that were not looked at again are not known. */
export const WARNINGS_STALE_MINUTES = 30

/** The most stops of one question. A day has fewer. */
export const WEATHER_STOPS_MAX = 30

/**
 * Calls a day to the weather service, over all servers: 800 at most, so that a key of 10,000 has room for others. Each of the
 * cells is asked for six times, and warnings every four and a half minutes by day.
 */
export const WEATHER_CALLS = { FORECAST: 510, WARNINGS: 290 } as const
export const WEATHER_CELLS_MAX = 85
export const WEATHER_SETS = ['FORECAST', 'WARNINGS'] as const
export type WeatherSet = (typeof WEATHER_SETS)[number]

/** The chance of rain in percent from which on an hour without any counts as wet too. */
export const WET_FROM_CHANCE = 60

/**
 * The changes to a stop on a day that was planned again for its rain. RETIMED: it made room for others. KEPT: it stays in the rain, as it is booked
 * or has begun, was asked for, or as neither a dry time nor a roof was found.
 */
export const DRY_CHANGES = ['RETIMED', 'TO_DRY', 'REPLACED', 'KEPT_BOOKED', 'KEPT_PICKED', 'KEPT_FULL'] as const
export type DryChange = (typeof DRY_CHANGES)[number]
