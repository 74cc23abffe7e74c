import { Type, type Static } from 'typebox'
import { ClockTime, Closed, DateOnly, Line, OneOf } from './common.ts'
import { RuleSource } from './island-rules.ts'
import { LAST_STOP_MAX, LAST_STOP_WALK_MAX } from './values/limits.ts'
import { say } from './values/sentences.ts'
import { PLACE_FACTS } from './values/stay-facts.ts'
import { VISIBLE_LINE_PATTERN } from './values/text.ts'

/** The source that says it, and the day on which that was last compared. */
const sourced = { source: RuleSource, checkedOn: DateOnly }

const YesOrNo = <Name extends string>(fact: Name) =>
  Closed({ fact: OneOf([fact]), value: Closed({ has: Type.Boolean() }), ...sourced })

/** A fact that is known of a stay. What is not known has no row: nothing here says "unknown", and nothing is a score. */
export type StayFact = Static<typeof StayFact>
export const StayFact = Type.Union([
  /** 안전인증 of 농어촌민박: the last day of the certificate, which stays here when it has passed. */
  Closed({ fact: OneOf(['SAFETY_CERTIFIED']), value: Closed({ until: DateOnly }), ...sourced }),
  /** A room, or a bed's locker in a shared one, that only its guest opens. */
  YesOrNo('OWN_LOCK'),
  YesOrNo('WOMEN_FLOOR'),
  /** The hours when someone is at the desk; around the clock where both times are the same. */
  Closed({ fact: OneOf(['DESK_HOURS']), value: Closed({ from: ClockTime, until: ClockTime }), ...sourced }),
  /** The time one walks from the stop that the last bus of the evening serves. */
  Closed({
    fact: OneOf(['LAST_STOP_WALK']),
    value: Closed({
      stop: Line({
        minLength: 1,
        maxLength: LAST_STOP_MAX,
        pattern: VISIBLE_LINE_PATTERN,
        examples: ['세화환승정류장'],
      }),
      minutes: Type.Integer({ minimum: 0, maximum: LAST_STOP_WALK_MAX }),
    }),
    ...sourced,
  }),
])

/** The names of facts, such as `SOLO_SEAT,NO_STARES`: they ask for places of which all are said, each by the answer that speaks for the place. */
export const PlaceFactNames = Type.String({
  maxLength: 150,
  pattern: `^(${PLACE_FACTS.join('|')})(,(${PLACE_FACTS.join('|')}))*$`,
  examples: ['SOLO_SEAT,NO_STARES'],
  message: say('SOLO_FACT_NAMES', { offered: PLACE_FACTS.join(', ') }),
})
