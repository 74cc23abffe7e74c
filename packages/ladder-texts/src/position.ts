import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { soundGridNumber } from '@honjeo/national-grid/spelling'
import type { LadderFacts } from './facts.ts'
import { minutesSince, momentIn } from './moments.ts'
import type { Words } from './words/words.ts'

/** The number of digits that show a metre. */
const DIGITS = 5

const inMetres = (metres: number) =>
  metres < 1000 ? `${Math.max(1, Math.round(metres))}m` : `${(metres / 1000).toFixed(1)}km`

/** Returns where the traveller was last, in words that 112 and 119 can use; an old or coarse position says that it is. */
export function positionLines(words: Words, { lat, lng, accuracyM, fixAt, batteryPct }: LadderFacts, now: Date) {
  if (lat === null || lng === null || accuracyM === null || fixAt === null) return [words.noPosition]
  const at = `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`
  const number = nationalGridNumber({ lat, lng })
  return [
    words.position(words.age(minutesSince(fixAt, now)), momentIn(words, fixAt), inMetres(accuracyM)),
    ...(number === null ? [] : [words.grid(number, soundGridNumber(number))]),
    words.map(`https://map.kakao.com/link/map/${at}`),
    words.coordinates(at),
    ...(batteryPct === null ? [] : [words.battery(batteryPct)]),
    words.maybeElsewhere,
  ]
}
