import type { BoatTerms, BookingTerms, GateTerms, IslandRule, RuleTerms } from '@honjeo/contract/island-rules'
import type { ClosedPart, RuleKind } from '@honjeo/contract/values/rule-kinds'

export const GATE_FIELDS = ['opensAt', 'enterBy', 'shelterBy', 'summitBy', 'descendBy', 'closesAt'] as const
export const TIME_FIELDS = [...GATE_FIELDS, 'firstOut', 'lastOut', 'lastBack', 'walkFrom', 'walkUntil'] as const
export type TimeField = (typeof TIME_FIELDS)[number]
export const NUMBER_FIELDS = ['groupMax', 'perWeek', 'barredMonths', 'barredAgainMonths'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** A rule as it is typed: everything is text, and what another kind would need stays while the kind is chosen. */
export interface RuleDraft extends Record<TimeField | NumberField, string> {
  subject: string
  kind: RuleKind
  validFrom: string
  validTo: string
  /** The months it holds in; none: in all. */
  months: readonly number[]
  /** A line for each time of the day: `05:00-08:00 800`. */
  bands: string
  part: ClosedPart
  /** The phone of the boat company, and whether one is asked who one is. */
  phone: string
  needsId: boolean
  sourceName: string
  sourceUrl: string
  checkedOn: string
  isConfirmed: boolean
}

const NO_TIMES = Object.fromEntries(TIME_FIELDS.map((field) => [field, ''])) as Record<TimeField, string>

export const newDraft = (day: string): RuleDraft => ({
  ...NO_TIMES,
  subject: 'TRAIL:SEONGPANAK',
  kind: 'CLOSURE',
  validFrom: day,
  validTo: '',
  months: [],
  bands: '',
  part: 'WHOLE',
  phone: '',
  needsId: false,
  groupMax: '4',
  perWeek: '1',
  barredMonths: '3',
  barredAgainMonths: '12',
  sourceName: '',
  sourceUrl: 'https://',
  checkedOn: day,
  isConfirmed: true,
})

const bandsText = ({ bands }: BookingTerms) =>
  bands.map(({ from, until, people }) => `${from}-${until} ${people}`).join('\n')

/** What a rule says, as one would have typed it; checked on `day`. */
export function draftOf({ terms, source, ...rule }: IslandRule, day: string): RuleDraft {
  const { kind, ...values } = terms
  const typed = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  )
  return {
    ...newDraft(day),
    ...Object.fromEntries(typed),
    ...(terms.kind === 'BOOKING' ? { bands: bandsText(terms) } : {}),
    needsId: terms.kind === 'BOAT' && terms.needsId === true,
    kind,
    subject: rule.subject,
    validFrom: rule.validFrom,
    validTo: rule.validTo ?? '',
    months: rule.months ?? [],
    sourceName: source.name,
    sourceUrl: source.url,
    isConfirmed: rule.isConfirmed,
  }
}

const BAND = /^(\d\d:\d\d) ?[-~] ?(\d\d:\d\d) (\d{1,6})$/

/** Returns the bands; null where a line is none. */
function bandsOf(text: string): BookingTerms['bands'] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const bands = lines.map((line) => BAND.exec(line.trim()))
  if (lines.length === 0 || bands.includes(null)) return null
  return bands.map((band) => ({ from: band![1]!, until: band![2]!, people: Number(band![3]) }))
}

const gatesOf = (draft: RuleDraft) =>
  Object.fromEntries(GATE_FIELDS.map((field) => [field, draft[field] || null])) as Omit<GateTerms, 'kind'>

function boatOf({ firstOut, lastOut, lastBack, phone, needsId }: RuleDraft): BoatTerms | null {
  if (!firstOut || !lastBack) return null
  return {
    kind: 'BOAT',
    firstOut,
    lastOut: lastOut || null,
    lastBack,
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
    ...(needsId ? { needsId } : {}),
  }
}

function termsOf(draft: RuleDraft): RuleTerms | null {
  const { kind, opensAt, walkFrom, walkUntil } = draft
  switch (kind) {
    case 'GATE':
      return GATE_FIELDS.some((field) => draft[field] !== '') ? { kind, ...gatesOf(draft) } : null
    case 'BOAT':
      return boatOf(draft)
    case 'SEASON':
      return walkFrom && walkUntil ? { kind, walkFrom, walkUntil } : null
    case 'CLOSURE':
      return { kind, part: draft.part }
    case 'BOOKING': {
      const bands = bandsOf(draft.bands)
      const numbers = NUMBER_FIELDS.map((field) => [field, Number(draft[field])] as const)
      if (bands === null || numbers.some(([, value]) => !Number.isInteger(value))) return null
      return {
        kind,
        bands,
        ...(Object.fromEntries(numbers) as Record<NumberField, number>),
        ...(opensAt === '' ? {} : { opensAt }),
      }
    }
  }
}

/** The rule that was typed; null while something that it needs is missing. */
export function ruleOf(draft: RuleDraft): IslandRule | null {
  const terms = termsOf(draft)
  const { subject, validFrom, validTo, months, checkedOn, isConfirmed } = draft
  const source = { name: draft.sourceName.trim(), url: draft.sourceUrl.trim() }
  if (terms === null || !validFrom || !checkedOn || !source.name || source.url === 'https://') return null
  return {
    subject: subject.trim(),
    validFrom,
    validTo: validTo || null,
    months: months.length === 0 ? null : months.toSorted((a, b) => a - b),
    terms,
    source,
    checkedOn,
    isConfirmed,
  }
}
