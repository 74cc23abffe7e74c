import { appError } from '@honjeo/contract/app-error'
import type { WishesRead } from '@honjeo/contract/plans'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { searchKey } from '@honjeo/hangul-search/search-key'
import { LanguageModelFailure, type LanguageModel } from '@honjeo/language-model/language-model'
import { readWishes } from '@honjeo/language-model/wishes'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { searchPlaces } from '../places/search.service.ts'

interface NamedPlace {
  contentId: number
  title: string
  contentTypeId: ContentTypeId
}

const RESTAURANT: ContentTypeId = 39
/** Shorter names occur in too many titles to mean one of them. */
const NAME_MIN = 2
const SEARCHED = 10

/** What the app's own search finds for a name exactly as written: nothing that is only near to it. */
async function search(db: Db, now: Date, name: string): Promise<NamedPlace[]> {
  if (searchKey(name).length < NAME_MIN) return []
  const viewing = { viewerId: null, now: now.toISOString() }
  const { content, isApproximate, searchedFor } = await searchPlaces(db, { q: name, size: SEARCHED }, viewing)
  if (isApproximate || searchedFor !== null) return []
  return content.map(({ contentId, title, contentTypeId }) => ({ contentId, title, contentTypeId }))
}

/** Makes the key of a title without what is in brackets, which people leave out. */
const shortKey = (title: string) => searchKey(title.replace(/\(.*?\)|\[.*?\]/g, ''))

/** The place of that name; undefined when there is none, or when it may be another one. */
async function findNamedPlace(db: Db, now: Date, name: string): Promise<NamedPlace | undefined> {
  const hits = await search(db, now, name)
  const key = searchKey(name)
  const namesakes = hits.filter(({ title }) => shortKey(title) === key)
  const holders = hits.filter(({ title }) => searchKey(title).includes(key))
  const [only, ...others] = namesakes.length > 0 ? namesakes : holders.length > 0 ? holders : hits
  return others.length === 0 ? only : undefined
}

/** The restaurant that is the first to be found for a dish. */
async function findPlaceServing(db: Db, now: Date, dish: string): Promise<NamedPlace | undefined> {
  const hits = await search(db, now, dish)
  return hits.find(({ contentTypeId }) => contentTypeId === RESTAURANT)
}

interface WishesDeps {
  db: Db
  clock: Clock
  model: LanguageModel
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Makes of wishes what the form asks for; WISHES_UNREADABLE when the model gives no answer that can be used. */
export async function understandWishes(deps: WishesDeps, wishes: string, signal: AbortSignal): Promise<WishesRead> {
  const { interests, placeNames, dishNames, ...rest } = await read(deps, wishes, signal)
  const now = deps.clock.now()
  const found = await Promise.all([
    ...placeNames.map((name) => findNamedPlace(deps.db, now, name)),
    ...dishNames.map((name) => findPlaceServing(deps.db, now, name)),
  ])
  const places = new Map(found.filter((place) => place !== undefined).map((place) => [place.contentId, place]))
  return {
    ...rest,
    interests: [...new Set(interests)],
    places: [...places.values()] satisfies NamedPlace[],
    unknownPlaces: [...placeNames, ...dishNames].filter((_, index) => found[index] === undefined),
  }
}

async function read({ model, log }: WishesDeps, wishes: string, signal: AbortSignal) {
  try {
    return await readWishes(model, wishes, signal)
  } catch (error) {
    if (!(error instanceof LanguageModelFailure)) throw error
    log.warn({ reason: error.message }, 'wishes could not be read')
    throw appError('WISHES_UNREADABLE')
  }
}
