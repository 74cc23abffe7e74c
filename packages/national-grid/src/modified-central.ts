import type { Wgs84Position } from './unified-cs.ts'

/** The ellipsoid Bessel 1841, on which Korea's maps were drawn before 2003. */
const BESSEL = ellipsoid(6_377_397.155, 1 / 299.1528128)
const WGS84 = ellipsoid(6_378_137, 1 / 298.257223563)

/** The origin of Korean 1985 / Modified Central Belt, as the open data of the ministry have it: https://epsg.io/5174. */
const ORIGIN = { lat: 38, lng: 127.0028902777778, east: 200_000, north: 500_000 }

/**
 * The shift from Korean 1985 to WGS 84, EPSG:1133: Molodensky-Badekas with rotations of the frame. It is in metres, arc seconds, parts in a million,
 * and the point around which is turned.
 */
const SHIFT = [-145.907, 505.034, 685.756] as const
const [TURN_X, TURN_Y, TURN_Z] = [arcSeconds(-1.162), arcSeconds(2.347), arcSeconds(1.592)] as const
const SCALE = 1 + 6.342e-6
const PIVOT = [-3_159_521.31, 4_068_151.32, 3_748_113.85] as const

function ellipsoid(a: number, f: number) {
  const n = f / (2 - f)
  return { a, e2: 2 * f - f ** 2, n, radius: (a * (1 + n ** 2 / 4 + n ** 4 / 64)) / (1 + n) }
}

function arcSeconds(seconds: number) {
  return (seconds * Math.PI) / 648_000
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

const { n } = BESSEL
/** Krüger's series from the map to the ellipsoid: Karney, J. Geodesy 85 (2011), equation 36. */
const INVERSE = [n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96, n ** 2 / 48 + n ** 3 / 15, (17 * n ** 3) / 480]
const FORWARD = [
  n / 2 - (2 * n ** 2) / 3 + (5 * n ** 3) / 16,
  (13 * n ** 2) / 48 - (3 * n ** 3) / 5,
  (61 * n ** 3) / 240,
]

/** Returns the tangent of the conformal latitude (equation 7). */
function conformal(tangent: number): number {
  const e = Math.sqrt(BESSEL.e2)
  const sigma = Math.sinh(e * Math.atanh((e * tangent) / Math.hypot(1, tangent)))
  return tangent * Math.hypot(1, sigma) - sigma * Math.hypot(1, tangent)
}

/** Metres on the meridian of the origin from the equator to the origin. */
const ORIGIN_Y = (() => {
  const xi = Math.atan(conformal(Math.tan(radians(ORIGIN.lat))))
  return BESSEL.radius * FORWARD.reduce((sum, factor, index) => sum + factor * Math.sin(2 * (index + 1) * xi), xi)
})()

/** Returns latitude and longitude in radians on Bessel's ellipsoid. */
function onBessel(east: number, north: number) {
  const [xi, eta] = [(north - ORIGIN.north + ORIGIN_Y) / BESSEL.radius, (east - ORIGIN.east) / BESSEL.radius]
  let [x, y] = [xi, eta]
  for (const [index, factor] of INVERSE.entries()) {
    const order = 2 * (index + 1)
    x -= factor * Math.sin(order * xi) * Math.cosh(order * eta)
    y -= factor * Math.cos(order * xi) * Math.sinh(order * eta)
  }
  const target = Math.sin(x) / Math.hypot(Math.sinh(y), Math.cos(x))
  // Each step of this fixed point divides the fault by some hundred.
  let tangent = target
  for (let step = 0; step < 6; step += 1) tangent += (target - conformal(tangent)) / (1 - BESSEL.e2)
  return { lat: Math.atan(tangent), lng: radians(ORIGIN.lng) + Math.atan2(Math.sinh(y), Math.cos(x)) }
}

function toCartesian(lat: number, lng: number) {
  const normal = BESSEL.a / Math.sqrt(1 - BESSEL.e2 * Math.sin(lat) ** 2)
  const outwards = normal * Math.cos(lat)
  return [outwards * Math.cos(lng), outwards * Math.sin(lng), normal * (1 - BESSEL.e2) * Math.sin(lat)] as const
}

function toWgs84([x, y, z]: readonly [number, number, number]): Wgs84Position {
  const [u, v, w] = [x - PIVOT[0], y - PIVOT[1], z - PIVOT[2]]
  const moved = {
    x: PIVOT[0] + SHIFT[0] + SCALE * (u + TURN_Z * v - TURN_Y * w),
    y: PIVOT[1] + SHIFT[1] + SCALE * (v - TURN_Z * u + TURN_X * w),
    z: PIVOT[2] + SHIFT[2] + SCALE * (w + TURN_Y * u - TURN_X * v),
  }
  const outwards = Math.hypot(moved.x, moved.y)
  let lat = Math.atan2(moved.z, outwards * (1 - WGS84.e2))
  for (let step = 0; step < 4; step += 1) {
    const normal = WGS84.a / Math.sqrt(1 - WGS84.e2 * Math.sin(lat) ** 2)
    lat = Math.atan2(moved.z + WGS84.e2 * normal * Math.sin(lat), outwards)
  }
  return { lat: degrees(lat), lng: degrees(Math.atan2(moved.y, moved.x)) }
}

/**
 * Returns a point of EPSG:5174 in WGS 84, good to a metre. South of 33.5° N, and so in most of Jeju, `north` is negative. It is written by hand, for
 * the library that the tests compare it with is no part of the server.
 */
export function fromModifiedCentral({ east, north }: { east: number; north: number }): Wgs84Position {
  const { lat, lng } = onBessel(east, north)
  return toWgs84(toCartesian(lat, lng))
}
