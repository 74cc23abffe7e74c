import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { places } from '../db/schema/places.ts'
import type { ListedPlace } from './listed-place.ts'

/** What the lists know best, whoever described the place. */
const FACTS = [
  'content_type_id',
  'title',
  'addr1',
  'region',
  'lat',
  'lng',
  'first_image',
  'copyright_type',
  'source_modified',
] as const
/** Most rows of a statement: each is to end well within the statement timeout. */
const CHUNK = 100

const propertyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const columns = (table: string) => sql.raw(FACTS.map((column) => `${table}.${column}`).join(', '))

/** The details' phone is the better one; days come from the list of festivals alone, the other lists say nothing of them. */
const tel = sql`coalesce(places.tel, excluded.tel)`
const eventStart = sql`coalesce(excluded.event_start, places.event_start)`
const eventEnd = sql`coalesce(excluded.event_end, places.event_end)`

const toRow = (place: ListedPlace, now: string): typeof places.$inferInsert => ({
  contentId: place.contentId,
  contentTypeId: place.contentTypeId,
  title: place.title,
  addr1: place.addr1,
  region: place.region,
  lat: place.lat,
  lng: place.lng,
  tel: place.tel,
  firstImage: place.photo?.url ?? null,
  copyrightType: place.photo?.copyrightType ?? null,
  eventStart: place.days?.start ?? null,
  eventEnd: place.days?.end ?? null,
  sourceModified: place.modified,
  importedAt: now,
  // Of a place that is already known, the rest stays as it is.
  overview: '',
  soloScore: place.soloScore,
})

/**
 * Takes in what the lists tell and returns the places it wrote: what is the same already stays untouched. One statement
 * after the other without a transaction around them, so that no lock on a place is held while the trigger of the next
 * statement waits for a counter: a member's review locks in that order.
 */
export async function upsertListed(db: Db, listed: readonly ListedPlace[], now: string) {
  const written: { contentId: number; isNew: boolean }[] = []
  for (let start = 0; start < listed.length; start += CHUNK) {
    const rows = await db
      .insert(places)
      .values(listed.slice(start, start + CHUNK).map((place) => toRow(place, now)))
      .onConflictDoUpdate({
        target: places.contentId,
        set: {
          ...Object.fromEntries(FACTS.map((column) => [propertyOf(column), sql.raw(`excluded.${column}`)])),
          tel,
          eventStart,
          eventEnd,
          importedAt: now,
        },
        setWhere: sql`places.imported_at is null
          or (${columns('places')}, places.tel, places.event_start, places.event_end)
            is distinct from (${columns('excluded')}, ${tel}, ${eventStart}, ${eventEnd})`,
      })
      .returning({ contentId: places.contentId, isNew: sql<boolean>`xmax = 0` })
    written.push(...rows)
  }
  return written
}

/** Brings back what was hidden because the service had withdrawn it; what staff hid stays hidden. */
export async function restoreWithdrawn(db: Db, contentIds: number[]): Promise<number> {
  const rows = await db
    .update(places)
    .set({ hiddenAt: null, isWithdrawn: false })
    .where(and(inArray(places.contentId, contentIds), eq(places.isWithdrawn, true)))
    .returning({ contentId: places.contentId })
  return rows.length
}

export async function hideWithdrawn(db: Db, contentIds: number[], now: string): Promise<number> {
  const rows = await db
    .update(places)
    .set({ hiddenAt: now, isWithdrawn: true })
    .where(and(inArray(places.contentId, contentIds), isNull(places.hiddenAt)))
    .returning({ contentId: places.contentId })
  return rows.length
}
