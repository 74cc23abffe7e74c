import type { CataloguePlace } from '@honjeo/catalogue/place'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { banners, places } from '../schema/places.ts'
import { HOME_BANNERS } from './banners.ts'
import { lockSeeding } from './lock-seeding.ts'

type Row = typeof places.$inferInsert

const toRow = ({ keywords = [], period, dates, months, ...place }: CataloguePlace): Row => ({
  ...place,
  scene: place.scene ?? null,
  indoor: place.indoor ?? false,
  period: period ?? null,
  eventStart: dates?.start ?? null,
  eventEnd: dates?.end ?? null,
  months: months === undefined ? null : [...months],
  // Each as one word of letters and digits, which is how a search compares.
  keywords: keywords.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' '),
})

/** What an editor of ours judges or writes, which no import knows better. */
const EDITORIAL = ['overview', 'scene', 'solo_score', 'keywords', 'months', 'indoor', 'period'] as const
/** Facts that a newer release may change, until the tourism service has told its own. */
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
  'event_start',
  'event_end',
] as const

const propertyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const assign = (columns: readonly string[], value: (column: string) => string) =>
  Object.fromEntries(columns.map((column) => [propertyOf(column), sql.raw(value(column))]))
const replaced = (column: string) => `excluded.${column}`
const kept = (column: string) =>
  `case when places.imported_at is null then excluded.${column} else places.${column} end`

/** Brings the places and banners that ship with the app into the database. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeeding(tx)
    await tx
      .insert(places)
      .values(cataloguePlaces.map(toRow))
      .onConflictDoUpdate({ target: places.contentId, set: { ...assign(EDITORIAL, replaced), ...assign(FACTS, kept) } })
    await tx
      .insert(banners)
      .values(HOME_BANNERS)
      .onConflictDoUpdate({ target: banners.id, set: assign(['title', 'subtitle', 'link', 'scene'], replaced) })
  })
}
