import type { WishesRead } from '@honjeo/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { appError } from '../../lib/errors.ts'
import { searchKey } from '../../places/search/search-key.ts'
import { LanguageModelFailure, type LanguageModel } from './language-model.ts'
import { findNamedPlace, findPlaceServing, type NamedPlace } from './named-places.ts'
import { WISHES_INSTRUCTIONS, WishesAnswer } from './wishes-question.ts'

export interface WishesDeps {
  db: Db
  clock: Clock
  model: LanguageModel
  log: Pick<FastifyBaseLogger, 'warn'>
}

const TIME_LIMIT_MS = 6000
/** More than a text of that length can name; each costs a search. */
const NAMES_MAX = 12

/** Only what the wishes hold: a name that the model came up with is no wish. */
function namesIn(wishes: string, names: readonly string[]): string[] {
  const text = searchKey(wishes)
  const isWished = (name: string) => searchKey(name) !== '' && text.includes(searchKey(name))
  return [...new Set(names.map((name) => name.trim()))].filter(isWished).slice(0, NAMES_MAX)
}

/** Makes of wishes what the form asks for; WISHES_UNREADABLE when the model gives no answer that can be used. */
export async function readWishes(deps: WishesDeps, wishes: string, signal: AbortSignal): Promise<WishesRead> {
  const { interests, pace, transportType, indoorOnly, ...names } = await askFor(deps, wishes, signal)
  const now = deps.clock.now()
  const placeNames = namesIn(wishes, names.placeNames)
  const dishNames = namesIn(wishes, names.dishNames)
  const found = await Promise.all([
    ...placeNames.map((name) => findNamedPlace(deps.db, now, name)),
    ...dishNames.map((name) => findPlaceServing(deps.db, now, name)),
  ])
  const places = new Map(found.filter((place) => place !== undefined).map((place) => [place.contentId, place]))
  return {
    interests: [...new Set(interests)],
    pace,
    transportType,
    indoorOnly,
    places: [...places.values()] satisfies NamedPlace[],
    unknownPlaces: [...placeNames, ...dishNames].filter((_, index) => found[index] === undefined),
  }
}

async function askFor({ model, log }: WishesDeps, wishes: string, signal: AbortSignal) {
  try {
    return await model.ask({
      name: 'wishes',
      instructions: WISHES_INSTRUCTIONS,
      text: wishes,
      answer: WishesAnswer,
      timeLimitMs: TIME_LIMIT_MS,
      signal,
    })
  } catch (error) {
    if (!(error instanceof LanguageModelFailure)) throw error
    log.warn({ reason: error.message }, 'wishes could not be read')
    throw appError('WISHES_UNREADABLE')
  }
}
