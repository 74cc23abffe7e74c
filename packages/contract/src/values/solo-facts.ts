import type { ContentTypeId } from './enums.ts'

/** Facts of a place that matter to one alone, each answered with yes or no. */
export const SOLO_FACTS = [
  'SINGLE_PORTION',
  'SOLO_SEAT',
  'NO_STARES',
  'LONG_QUEUE',
  'FOREIGN_MENU',
  'LIT_PATH',
] as const
export type SoloFact = (typeof SOLO_FACTS)[number]

/** The facts that a place is asked for, by its category. Where one neither eats nor orders, portions and menus say nothing. */
export const SOLO_FACTS_OF: Record<ContentTypeId, readonly SoloFact[]> = {
  12: ['NO_STARES', 'LONG_QUEUE', 'LIT_PATH'],
  14: ['NO_STARES', 'LONG_QUEUE', 'FOREIGN_MENU', 'LIT_PATH'],
  15: ['SOLO_SEAT', 'NO_STARES', 'LONG_QUEUE', 'LIT_PATH'],
  25: ['NO_STARES', 'LIT_PATH'],
  28: ['NO_STARES', 'LONG_QUEUE', 'FOREIGN_MENU', 'LIT_PATH'],
  32: ['NO_STARES', 'FOREIGN_MENU', 'LIT_PATH'],
  38: ['SOLO_SEAT', 'NO_STARES', 'LONG_QUEUE', 'FOREIGN_MENU', 'LIT_PATH'],
  39: SOLO_FACTS,
}

/** The answer that speaks for a place: a filter by a fact means this one. */
export const isGoodAnswer = (fact: SoloFact, answer: boolean): boolean => answer === (fact !== 'LONG_QUEUE')

/** The facts that make eating alone comfortable: the banner of the home screen leads to them. */
export const SOLO_MEAL_FACTS = ['SINGLE_PORTION', 'NO_STARES'] as const satisfies readonly SoloFact[]
