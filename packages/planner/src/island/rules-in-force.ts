import type {
  BoatTerms,
  BookingTerms,
  ClosureTerms,
  GateTerms,
  IslandRule,
  RuleTerms,
  SeasonTerms,
} from '@honjeo/contract/island-rules'
import { subjectsOf, type RuledPlace } from './subjects.ts'

interface TermsOf {
  GATE: GateTerms
  BOAT: BoatTerms
  BOOKING: BookingTerms
  SEASON: SeasonTerms
  CLOSURE: ClosureTerms
}

const isInForce = ({ validFrom, validTo, months }: IslandRule, date: string) =>
  validFrom <= date && (validTo === null || date <= validTo) && months?.includes(Number(date.slice(5, 7))) !== false

/** The rules that hold on a day `YYYY-MM-DD`. */
export const rulesOn = (rules: readonly IslandRule[], date: string): IslandRule[] =>
  rules.filter((rule) => isInForce(rule, date))

export function termsOf<Kind extends RuleTerms['kind']>(rules: readonly IslandRule[], kind: Kind): TermsOf[Kind][] {
  return rules.flatMap(({ terms }) => (terms.kind === kind ? [terms as TermsOf[Kind]] : []))
}

const indexes = new WeakMap<readonly IslandRule[], ReadonlyMap<string, IslandRule[]>>()

function indexOf(rules: readonly IslandRule[]): ReadonlyMap<string, IslandRule[]> {
  const known = indexes.get(rules)
  if (known !== undefined) return known
  const index = new Map<string, IslandRule[]>()
  for (const rule of rules) {
    const same = index.get(rule.subject)
    if (same === undefined) index.set(rule.subject, [rule])
    else same.push(rule)
  }
  indexes.set(rules, index)
  return index
}

/** Returns all rules that concern a place, whenever they hold; the index they are looked up in lives as long as the list. */
export function rulesFor(place: RuledPlace, rules: readonly IslandRule[]): IslandRule[] {
  const index = indexOf(rules)
  return subjectsOf(place).flatMap((subject) => index.get(subject) ?? [])
}
