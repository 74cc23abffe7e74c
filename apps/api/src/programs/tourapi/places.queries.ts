import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { places } from '@honjeo/schema/places'
import { propertyOf, unlessStaffChanged } from '../../records/staff-columns.ts'
import type { ListedPlace } from '@honjeo/tourapi/listed-place'

/** What the lists know best, also where our own words describe the place. */
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
/** The most rows of a statement: each is to end well within the statement timeout. */
const CHUNK = 100

/** What becomes of each column of a place that is known. */
const VALUES = new Map<string, SQL>([
  ...FACTS.map((column) => [column, sql.raw(`excluded.${column}`)] as const),
  // The details' phone is the better one; days come from the list of festivals alone, the other lists say nothing of them.
  ['tel', sql`coalesce(places.tel, excluded.tel)`],
  ['event_start', sql`coalesce(excluded.event_start, places.event_start)`],
  ['event_end', sql`coalesce(excluded.event_end, places.event_end)`],
])
const COLUMNS = [...VALUES].map(([column, value]) => ({ column, value: unlessStaffChanged(column, value) }))
const tuple = (values: SQL[]) => sql`(${sql.join(values, sql`, `)})`
const isNews = sql`${tuple(COLUMNS.map(({ column }) => sql`places.${sql.identifier(column)}`))}
  is distinct from ${tuple(COLUMNS.map(({ value }) => value))}`

const toRow = ({ photo, days, modified, ...place }: ListedPlace, now: string): typeof places.$inferInsert => ({
  ...place,
  firstImage: photo?.url ?? null,
  copyrightType: photo?.copyrightType ?? null,
  eventStart: days?.start ?? null,
  eventEnd: days?.end ?? null,
  sourceModified: modified,
  importedAt: now,
  // A place that is already known keeps its own overview and solo score.
  overview: '',
})

/**
 * Takes in what the lists say and returns the places it wrote: what is the same already stays untouched. One statement
 * after the other without a transaction around them, so that no lock on a place is held while the trigger of the next
 * statement waits for a counter: a member's review locks in that order.
 */
export async function upsertListed(db: Db, listed: readonly ListedPlace[], now: string) {
  const written: { contentId: number; isNew: boolean }[] = []
  // The places are in the order in which others lock several of them.
  const inOrder = listed.toSorted((a, b) => a.contentId - b.contentId)
  for (let start = 0; start < inOrder.length; start += CHUNK) {
    const rows = await db
      .insert(places)
      .values(inOrder.slice(start, start + CHUNK).map((place) => toRow(place, now)))
      .onConflictDoUpdate({
        target: places.contentId,
        set: {
          ...Object.fromEntries(COLUMNS.map(({ column, value }) => [propertyOf(column), value])),
          importedAt: now,
        },
        setWhere: sql`places.imported_at is null or ${isNews}`,
      })
      .returning({ contentId: places.contentId, isNew: sql<boolean>`xmax = 0` })
    written.push(...rows)
  }
  return written
}

/** Locks those places of a list that meet a condition, in the order in which others lock several, so that no two deadlock. */
const lockInOrder = (db: Db, contentIds: number[], condition: SQL | undefined) =>
  db
    .select({ contentId: places.contentId })
    .from(places)
    .where(and(inArray(places.contentId, contentIds), condition))
    .orderBy(places.contentId)
    .for('no key update')

/** Brings back what was hidden because the service had withdrawn it; what staff hid stays hidden. */
export async function restoreWithdrawn(db: Db, contentIds: number[]): Promise<number> {
  const rows = await db
    .update(places)
    .set({ hiddenAt: null, isWithdrawn: false })
    .where(inArray(places.contentId, lockInOrder(db, contentIds, eq(places.isWithdrawn, true))))
    .returning({ contentId: places.contentId })
  return rows.length
}

const isSeen = and(isNull(places.hiddenAt), sql`'hidden_at' <> all(${places.staffColumns})`)

/** Hides what the service has withdrawn; what staff show all the same stays. */
export async function hideWithdrawn(db: Db, contentIds: number[], now: string): Promise<number> {
  const rows = await db
    .update(places)
    .set({ hiddenAt: now, isWithdrawn: true })
    .where(inArray(places.contentId, lockInOrder(db, contentIds, isSeen)))
    .returning({ contentId: places.contentId })
  return rows.length
}
