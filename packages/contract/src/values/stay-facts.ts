import type { ContentTypeId } from './enums.ts'
import { SOLO_FACTS, type SoloFact } from './solo-facts.ts'

/** The category of places that these facts are about. */
export const LODGING = 32 satisfies ContentTypeId

/** The names of the facts that are known of a stay, each with its source. They are never added up to a score. */
export const STAY_FACTS = ['SAFETY_CERTIFIED', 'OWN_LOCK', 'WOMEN_FLOOR', 'DESK_HOURS', 'LAST_STOP_WALK'] as const
export type StayFactName = (typeof STAY_FACTS)[number]

/** The facts by which lists find stays. A certificate is not among them: it may have ended since the list was asked for. */
export const STAY_STRENGTHS = ['OWN_LOCK', 'WOMEN_FLOOR', 'DESK_ALL_DAY'] as const
export type StayStrength = (typeof STAY_STRENGTHS)[number]

/** A fact by which a list of places is narrowed: what members answered, and what is known of stays. */
export type PlaceFact = SoloFact | StayStrength
export const PLACE_FACTS = [...SOLO_FACTS, ...STAY_STRENGTHS] as const satisfies readonly PlaceFact[]

/** Returns the facts that a parameter of a query names; undefined where it names anything else. */
export function parsePlaceFacts(text: string): PlaceFact[] | undefined {
  const names = text.split(',')
  const facts = PLACE_FACTS.filter((fact) => names.includes(fact))
  return names.every((name) => facts.some((fact) => fact === name)) ? facts : undefined
}
