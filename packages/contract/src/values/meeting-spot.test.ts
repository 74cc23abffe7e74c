import { describe, expect, it } from 'vitest'
import { metresBetween, type Position } from './geo.ts'
import { MEETING_SPOTS, MEETING_SQUARES } from './limits.ts'
import { MEETING_CODE_LETTERS, meetingCodeOf, meetingSquareIn } from './meeting-code.ts'
import { isNearSpot, meetingSpotOf, meetingSquareOf } from './meeting-spot.ts'

/** Returns numbers that look random and are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
const next = numbers(25)
/** Returns a position on Jeju, its islets included. */
const somewhere = (): Position => ({ lat: 33.1 + next() * 0.9, lng: 126.1 + next() * 0.9 })
const METRES_OF_A_DEGREE = 111_195
function away(from: Position, metres: number): Position {
  const angle = next() * 2 * Math.PI
  const lat = from.lat + (metres * Math.sin(angle)) / METRES_OF_A_DEGREE
  const lng = from.lng + (metres * Math.cos(angle)) / METRES_OF_A_DEGREE / Math.cos((from.lat * Math.PI) / 180)
  return { lat, lng }
}
const isNear = (typing: Position, showing: Position) => isNearSpot(meetingSpotOf(typing), meetingSquareOf(showing))

describe('two positions', () => {
  it('within 490 m of each other are near, wherever on Jeju', () => {
    for (let n = 0; n < 20_000; n++) {
      const here = somewhere()
      const there = away(here, next() * 490)
      expect([here, there, isNear(here, there)]).toEqual([here, there, true])
    }
  })

  it('between 2.2 and 9 km from each other never are, and of the rest one in 36 by chance', () => {
    let near = 0
    for (let n = 0; n < 20_000; n++) {
      const here = somewhere()
      const far = away(here, 2200 + next() * 6800)
      expect([metresBetween(here, far), isNear(here, far)]).toEqual([expect.any(Number), false])
      if (isNear(here, somewhere())) near += 1
    }
    expect(near / 20_000).toBeCloseTo(1 / 36, 2)
  })

  it('are numbers of their span, also at the ends of the earth', () => {
    for (const place of [somewhere(), { lat: -90, lng: -180 }, { lat: 90, lng: 180 }]) {
      expect(meetingSpotOf(place)).toBeGreaterThanOrEqual(0)
      expect(meetingSpotOf(place)).toBeLessThan(MEETING_SPOTS)
      expect(meetingSquareOf(place)).toBeGreaterThan(0)
      expect(meetingSquareOf(place)).toBeLessThanOrEqual(MEETING_SQUARES)
    }
  })
})

describe('a code', () => {
  it('holds the square that it was made with, for who knows its key alone', () => {
    for (let square = 0; square <= MEETING_SQUARES; square++) {
      const mac = Uint8Array.from({ length: 32 }, () => Math.floor(next() * 256))
      const other = Uint8Array.from({ length: 32 }, () => Math.floor(next() * 256))
      const code = meetingCodeOf(mac, square)
      expect(meetingSquareIn(mac, code)).toBe(square)
      expect(meetingSquareIn(other, code)).toBeUndefined()
    }
  })

  it('of another square is not made from one that was seen', () => {
    const mac = Uint8Array.from({ length: 32 }, () => Math.floor(next() * 256))
    const letters = MEETING_CODE_LETTERS.length
    const shifted = (code: string, by: number) => {
      let rest = code.split('').reduceRight((sum, each) => sum * letters + MEETING_CODE_LETTERS.indexOf(each), 0) + by
      return Array.from(code, () => {
        const letter = MEETING_CODE_LETTERS[rest % letters]
        rest = Math.floor(rest / letters)
        return letter
      }).join('')
    }
    const code = meetingCodeOf(mac, 40)
    expect(meetingSquareIn(mac, shifted(code, 0))).toBe(40)
    for (let by = 1; by <= MEETING_SQUARES; by++) expect(meetingSquareIn(mac, shifted(code, by))).toBeUndefined()
  })

  it('without a square is the one that apps of before show', () => {
    const mac = Uint8Array.from({ length: 32 }, (_, index) => index + 1)
    expect(meetingCodeOf(mac, 0)).toBe(meetingCodeOf(mac))
    expect(meetingSquareIn(mac, meetingCodeOf(mac))).toBe(0)
  })
})
