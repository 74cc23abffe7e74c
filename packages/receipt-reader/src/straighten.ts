import { type Grey, isInk, toGrey, toSharp } from './grey.ts'

/** The width of the thumbnail in px, at which lines of print are still apart from each other. */
const THUMB = 420
/** The share at both sides that is left off, as edges of the paper would count as print. */
const SIDE = 0.06
const LEAST_POINTS = 200
/** The largest tilt in degrees. */
const MOST_TILT = 8
const WORTH_TURNING = 0.25

interface Points {
  xs: Int16Array
  ys: Int16Array
  height: number
}

function inkOf({ data, width, height }: Grey): Points {
  const xs: number[] = []
  const ys: number[] = []
  const [from, to] = [Math.round(width * SIDE), width * (1 - SIDE)]
  for (let y = 2; y < height - 2; y++) {
    for (let x = from; x < to; x++) {
      if (!isInk(data[y * width + x]!)) continue
      xs.push(x - width / 2)
      ys.push(y)
    }
  }
  return { xs: Int16Array.from(xs), ys: Int16Array.from(ys), height }
}

/** Returns how sharply lines of print part from the gaps between them when the picture is turned back by so many degrees. */
function sharpness({ xs, ys, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = THUMB / 2
  const profile = new Float64Array(height + 2 * margin)
  for (const [i, y] of ys.entries()) {
    const at = Math.round(y - xs[i]! * slope) + margin
    if (at >= 0 && at < profile.length) profile[at]!++
  }
  let sum = 0
  for (let i = 1; i < profile.length; i++) sum += (profile[i]! - profile[i - 1]!) ** 2
  return sum
}

function sharpestOf(points: Points, from: number, to: number, step: number): number {
  const angles = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  const scores = angles.map((angle) => sharpness(points, angle))
  return angles[scores.indexOf(Math.max(...scores))]!
}

/** Returns by how many degrees lines of print fall to the right: the angle with the sharpest projection profile, to a tenth. */
export function tiltOf(thumb: Grey): number {
  const points = inkOf(thumb)
  if (points.xs.length < LEAST_POINTS) return 0
  const rough = sharpestOf(points, -MOST_TILT, MOST_TILT, 0.5)
  return sharpestOf(points, rough - 0.4, rough + 0.4, 0.1)
}

/** Turns a picture so that its lines of print are level. */
export async function straighten(picture: Grey): Promise<Grey> {
  const tilt = tiltOf(await toGrey(toSharp(picture).resize({ width: THUMB })))
  if (Math.abs(tilt) < WORTH_TURNING) return picture
  return toGrey(toSharp(picture).rotate(-tilt, { background: '#ffffff' }))
}
