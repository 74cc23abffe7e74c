/** GRS 80. */
const A = 6_378_137
const F = 1 / 298.257222101
const SCALE = 0.9996
const MERIDIAN = 127.5
const PARALLEL = 38
const FALSE = { east: 1_000_000, north: 2_000_000 }

const N = F / (2 - F)
const RADIUS = (A / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64)
const SERIES = [
  N / 2 - (2 * N ** 2) / 3 + (5 * N ** 3) / 16,
  (13 * N ** 2) / 48 - (3 * N ** 3) / 5,
  (61 * N ** 3) / 240,
]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * EPSG:5179 by Krüger's series to the third order, which is good to a millimetre within Korea: a second opinion on the library.
 * Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85 (2011), equations 7 to 12.
 */
export function projectByHand(lat: number, lng: number): { east: number; north: number } {
  const { x, y } = project(lat, lng - MERIDIAN)
  return { east: FALSE.east + x, north: FALSE.north + y - project(PARALLEL, 0).y }
}

function project(lat: number, fromMeridian: number): { x: number; y: number } {
  const e = Math.sqrt(2 * F - F ** 2)
  const sine = Math.sin(radians(lat))
  const tangent = Math.sinh(Math.atanh(sine) - e * Math.atanh(e * sine))
  const lambda = radians(fromMeridian)
  const xi = Math.atan2(tangent, Math.cos(lambda))
  const eta = Math.atanh(Math.sin(lambda) / Math.hypot(1, tangent))
  let [x, y] = [eta, xi]
  for (const [index, factor] of SERIES.entries()) {
    const order = 2 * (index + 1)
    x += factor * Math.cos(order * xi) * Math.sinh(order * eta)
    y += factor * Math.sin(order * xi) * Math.cosh(order * eta)
  }
  return { x: SCALE * RADIUS * x, y: SCALE * RADIUS * y }
}
