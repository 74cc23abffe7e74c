import type { ContentTypeId } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import { searchKey } from '../../places/search/search-key.ts'
import { searchPlaces } from '../../places/search.service.ts'

export interface NamedPlace {
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

/** Without what is in brackets, which people leave out. */
const shortKey = (title: string) => searchKey(title.replace(/\(.*?\)|\[.*?\]/g, ''))

/** The place of that name; undefined when there is none, or when it may be another one. */
export async function findNamedPlace(db: Db, now: Date, name: string): Promise<NamedPlace | undefined> {
  const hits = await search(db, now, name)
  const key = searchKey(name)
  const namesakes = hits.filter(({ title }) => shortKey(title) === key)
  const holders = hits.filter(({ title }) => searchKey(title).includes(key))
  const [only, ...others] = namesakes.length > 0 ? namesakes : holders.length > 0 ? holders : hits
  return others.length === 0 ? only : undefined
}

/** The restaurant that is the first to be found for a dish. */
export async function findPlaceServing(db: Db, now: Date, dish: string): Promise<NamedPlace | undefined> {
  const hits = await search(db, now, dish)
  return hits.find(({ contentTypeId }) => contentTypeId === RESTAURANT)
}
