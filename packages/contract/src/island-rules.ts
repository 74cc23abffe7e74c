import { Type, type Static } from 'typebox'
import { ClockTime, Closed, DateOnly, Line, Nullable, OneOf, SecureLink } from './common.ts'
import { CLOSED_PARTS, RULE_SUBJECTS } from './values/rule-kinds.ts'
import { RULE_BANDS_MAX, RULE_PHONE_MAX, RULE_SOURCE_NAME_MAX } from './values/limits.ts'
import { VISIBLE_LINE_PATTERN } from './values/text.ts'
import { say } from './values/sentences.ts'

/** The subject that a rule holds for: a course of Hallasan, the boats of an islet, all courses of the Olle, or one place of the catalogue. */
export const RuleSubject = Type.String({
  maxLength: 40,
  pattern: `^(?:${RULE_SUBJECTS.join('|')}|PLACE:[1-9][0-9]{0,14})$`,
  examples: ['TRAIL:SEONGPANAK', 'PLACE:126435'],
  message: say('RULE_SUBJECT'),
})

/** The time of a gate; null: no such gate, or one that is not known. */
const Gate = Nullable(ClockTime)

/** Gates by the hour. A place has `opensAt`, `enterBy` and `closesAt`; a course on the mountain also those on the way. */
export type GateTerms = Static<typeof GateTerms>
export const GateTerms = Closed({
  kind: OneOf(['GATE']),
  opensAt: Gate,
  /** The last entry, at the trail's head or the counter. */
  enterBy: Gate,
  /** The time by which one is past the shelter on the way up. */
  shelterBy: Gate,
  /** The time by which one leaves the top. */
  summitBy: Gate,
  /** The time by which one is past the shelter on the way down. */
  descendBy: Gate,
  closesAt: Gate,
})

export type BoatTerms = Static<typeof BoatTerms>
export const BoatTerms = Closed({
  kind: OneOf(['BOAT']),
  firstOut: ClockTime,
  /** The last boat there after which one still goes back; null: not known apart from the last one back. */
  lastOut: Gate,
  lastBack: ClockTime,
  /** The phone of the boat company; absent where it is not known. */
  phone: Type.Optional(
    Line({
      minLength: 1,
      maxLength: RULE_PHONE_MAX,
      pattern: '^[0-9]{2,4}(?:-[0-9]{3,4}){1,2}$',
      examples: ['064-794-5490'],
    }),
  ),
  /** True where one is asked for a paper or card that says who one is. */
  needsId: Type.Optional(Type.Boolean()),
})

/** The terms of a way that only who has booked before may go. */
export type BookingTerms = Static<typeof BookingTerms>
export const BookingTerms = Closed({
  kind: OneOf(['BOOKING']),
  bands: Type.Array(
    Closed({ from: ClockTime, until: ClockTime, people: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    { minItems: 1, maxItems: RULE_BANDS_MAX },
  ),
  groupMax: Type.Integer({ minimum: 1, maximum: 100 }),
  perWeek: Type.Integer({ minimum: 1, maximum: 7 }),
  /** Who booked and stayed away is barred for so many months, the second time for more. */
  barredMonths: Type.Integer({ minimum: 0, maximum: 120 }),
  barredAgainMonths: Type.Integer({ minimum: 0, maximum: 120 }),
  /** The time at which booking begins on the first working day of the month before; absent where it is not known. */
  opensAt: Type.Optional(ClockTime),
})

/** Hours that are advised in a season. */
export type SeasonTerms = Static<typeof SeasonTerms>
export const SeasonTerms = Closed({ kind: OneOf(['SEASON']), walkFrom: ClockTime, walkUntil: ClockTime })

export type ClosureTerms = Static<typeof ClosureTerms>
export const ClosureTerms = Closed({ kind: OneOf(['CLOSURE']), part: OneOf(CLOSED_PARTS) })

export type RuleTerms = Static<typeof RuleTerms>
export const RuleTerms = Type.Union([GateTerms, BoatTerms, BookingTerms, SeasonTerms, ClosureTerms])

export type RuleSource = Static<typeof RuleSource>
export const RuleSource = Closed({
  name: Line({
    minLength: 1,
    maxLength: RULE_SOURCE_NAME_MAX,
    pattern: VISIBLE_LINE_PATTERN,
    examples: ['한라산국립공원 탐방 안내'],
  }),
  url: SecureLink,
})

/** The months (1–12) of a year in which a rule holds; null: all. */
const Months = Nullable(
  Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { minItems: 1, maxItems: 12, uniqueItems: true }),
)

/** A rule that holds on the island, and who says so. */
export type IslandRule = Static<typeof IslandRule>
export const IslandRule = Closed({
  subject: RuleSubject,
  validFrom: DateOnly,
  /** The last day; null: it holds until it is changed. */
  validTo: Nullable(DateOnly),
  months: Months,
  terms: RuleTerms,
  source: RuleSource,
  /** The day on which it was last compared with its source. */
  checkedOn: DateOnly,
  /** False where no second source says the same. The stricter one is here, and the app asks people to look it up. */
  isConfirmed: Type.Boolean(),
})
