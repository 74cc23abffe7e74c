export interface Wgs84Position {
  /** The latitude and the longitude in WGS 84, in degrees. */
  lat: number
  lng: number
}

/** The axis of GRS 80, which differs from WGS 84 by a tenth of a millimetre. */
const SEMI_MAJOR_M = 6_378_137
const FLATTENING = 1 / 298.257222101

/** The scale of Korea 2000 / Unified CS, by which Korea numbers its land: https://epsg.io/5179. */
const SCALE = 0.9996
const ORIGIN = { lat: 38, lng: 127.5, east: 1_000_000, north: 2_000_000 }

const ECCENTRICITY = Math.sqrt(2 * FLATTENING - FLATTENING ** 2)
const N = FLATTENING / (2 - FLATTENING)
const RADIUS_M = (SCALE * SEMI_MAJOR_M * (1 + N ** 2 / 4 + N ** 4 / 64)) / (1 + N)
const SERIES = [
  N / 2 - (2 * N ** 2) / 3 + (5 * N ** 3) / 16,
  (13 * N ** 2) / 48 - (3 * N ** 3) / 5,
  (61 * N ** 3) / 240,
]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Projects by the transverse Mercator projection with Krüger's series to the third order, good to a millimetre within Korea; metres from where the
 * equator meets the meridian. Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85 (2011), equations 7 to 12 and 35.
 */
function project(lat: number, fromMeridian: number): { x: number; y: number } {
  const sine = Math.sin(radians(lat))
  const tangent = Math.sinh(Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine))
  const lambda = radians(fromMeridian)
  const xi = Math.atan2(tangent, Math.cos(lambda))
  const eta = Math.asinh(Math.sin(lambda) / Math.hypot(tangent, Math.cos(lambda)))
  let [x, y] = [eta, xi]
  for (const [index, factor] of SERIES.entries()) {
    const order = 2 * (index + 1)
    x += factor * Math.cos(order * xi) * Math.sinh(order * eta)
    y += factor * Math.sin(order * xi) * Math.cosh(order * eta)
  }
  return { x: RADIUS_M * x, y: RADIUS_M * y }
}

const ORIGIN_Y = project(ORIGIN.lat, 0).y

/**
 * Returns metres to the east and to the north in EPSG:5179. It is written by hand, for the library brings 27 kB to the screens of those in danger;
 * the tests hold it to the library.
 */
export function toUnifiedCs({ lat, lng }: Wgs84Position): { east: number; north: number } {
  const { x, y } = project(lat, lng - ORIGIN.lng)
  return { east: ORIGIN.east + x, north: ORIGIN.north + y - ORIGIN_Y }
}
