import { isDeepStrictEqual } from 'node:util'
import { homeBanners } from '@honjeo/catalogue/home-banners'
import { factsOf, sourcesOf } from '@honjeo/catalogue/fact-sources'
import type { CataloguePlace } from '@honjeo/catalogue/place'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { banners, places } from '@honjeo/schema/places'
import { shipHelpPoints } from '../help-points/imports.queries.ts'
import { shipRules } from '../island-rules/ship-rules.queries.ts'
import { auditLog } from '@honjeo/schema/staff'
import { propertyOf, unlessStaffChanged } from '../records/staff-columns.ts'

const SEED_LOCK = 7_260_003

/**
 * Servers that start together seed one after the other, until the transaction ends: the catalogue and the reviews of
 * the demo write the same places in different orders and would wait for each other. No request waits for an answer
 * here, so the time limit of a request does not hold.
 */
export async function lockSeeding(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
}

type Row = typeof places.$inferInsert

/** Each source, with the one that confirms it, beside the value that they say. */
const factSourcesOf = (place: CataloguePlace): Row['factSources'] =>
  Object.fromEntries(
    factsOf(place).flatMap(({ fact, value }) => {
      const [first, second] = sourcesOf(place, fact)
      return first === undefined || value === null ? [] : [[fact, { ...first, value, ...(second && { second }) }]]
    }),
  )

const toRow = ({ keywords = [], period, dates, months, sources, ...place }: CataloguePlace): Row => ({
  ...place,
  factSources: factSourcesOf({ ...place, sources }),
  scene: place.scene ?? null,
  indoor: place.indoor ?? false,
  period: period ?? null,
  eventStart: dates?.start ?? null,
  eventEnd: dates?.end ?? null,
  months: months === undefined ? null : [...months],
  // Each keyword is one word of letters and digits, which is how a search compares.
  keywords: keywords.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' '),
})

/** What an editor of ours judges or writes, which no import knows better. */
const EDITORIAL = ['overview', 'scene', 'solo_score', 'keywords', 'months', 'indoor', 'period'] as const
/** Facts that a newer release may change, until the tourism service has sent its own. */
const FACTS = [
  'content_type_id',
  'title',
  'addr1',
  'region',
  'lat',
  'lng',
  'tel',
  'homepage',
  'open_time',
  'rest_date',
  'parking',
  'fee',
  'fact_sources',
  'event_start',
  'event_end',
] as const

const assign = (columns: readonly string[], value: (column: string) => SQL) =>
  Object.fromEntries(columns.map((column) => [propertyOf(column), value(column)]))
const replaced = (column: string) => sql.raw(`excluded.${column}`)
const editorial = (column: string) => unlessStaffChanged(column, replaced(column))
const fact = (column: string) =>
  unlessStaffChanged(
    column,
    sql.raw(`case when places.imported_at is null then excluded.${column} else places.${column} end`),
  )

type Found = typeof places.$inferSelect

/** Whether the place is as it ships, in all that a start may write. */
function isAsShipped(found: Found | undefined, shipped: Row): boolean {
  if (found === undefined) return false
  const written = found.importedAt === null ? [...EDITORIAL, ...FACTS] : EDITORIAL
  return written.every((column) => {
    const property = propertyOf(column) as keyof Found & keyof Row
    return isDeepStrictEqual(found[property], shipped[property] ?? null)
  })
}

/** Returns what has to be written: most starts find every place as it ships, and writing them all is a fifth of such a start. */
async function listToWrite(tx: Db): Promise<Row[]> {
  const shipped = cataloguePlaces.map(toRow)
  const contentIds = shipped.map(({ contentId }) => contentId)
  const rows = await tx
    .select()
    .from(places)
    .where(sql`${places.contentId} = any(${sql.param(contentIds)}::bigint[])`)
  const found = new Map(rows.map((row) => [row.contentId, row]))
  return shipped.filter((row) => !isAsShipped(found.get(row.contentId), row))
}

/** Brings the places and banners that ship with the app into the database. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeeding(tx)
    await seedPlaces(tx)
    await seedBanners(tx)
    await shipRules(tx)
    await shipHelpPoints(tx)
  })
}

async function seedPlaces(tx: Db): Promise<void> {
  const rows = await listToWrite(tx)
  if (rows.length === 0) return
  await tx
    .insert(places)
    // The rows are in the order in which others lock several places.
    .values(rows.toSorted((a, b) => a.contentId - b.contentId))
    .onConflictDoUpdate({
      target: places.contentId,
      set: { ...assign(EDITORIAL, editorial), ...assign(FACTS, fact) },
    })
}

/** Inserts the banners, but for those that staff have changed or deleted, which are theirs: the audit log knows which. */
async function seedBanners(tx: Db): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: auditLog.targetId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, 'BANNER'),
        inArray(
          auditLog.targetId,
          homeBanners.map(({ id }) => String(id)),
        ),
      ),
    )
  const touched = new Set(rows.map(({ id }) => id))
  const untouched = homeBanners.filter(({ id }) => !touched.has(String(id)))
  if (untouched.length === 0) return
  await tx
    .insert(banners)
    .values(untouched)
    .onConflictDoUpdate({
      target: banners.id,
      set: assign(['title', 'subtitle', 'link', 'scene', 'position', 'translations'], replaced),
    })
}
