import type { CataloguePlace } from '@honjeo/catalogue/place'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { banners, places } from '../schema/places.ts'
import { HOME_BANNERS } from './banners.ts'

const toRow = ({ keywords = [], period, scene, ...place }: CataloguePlace): typeof places.$inferInsert => ({
  ...place,
  openTime: place.openTime ?? period ?? null,
  scene: scene ?? null,
  keywords: keywords.join(' '),
})

/** Columns a newer release may change; ids and what members made of a place are never touched. */
const FACTS = [
  'content_type_id',
  'title',
  'addr1',
  'region',
  'lat',
  'lng',
  'tel',
  'homepage',
  'overview',
  'open_time',
  'rest_date',
  'parking',
  'fee',
  'scene',
  'solo_score',
  'keywords',
] as const
const PROPERTY = Object.fromEntries(
  FACTS.map((name) => [name, name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]),
)

const excluded = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [PROPERTY[name] ?? name, sql.raw(`excluded.${name}`)]))

/** Brings the places and banners that ship with the app into the database. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(places)
      .values(cataloguePlaces.map(toRow))
      .onConflictDoUpdate({ target: places.contentId, set: excluded(FACTS) })
    await tx
      .insert(banners)
      .values(HOME_BANNERS)
      .onConflictDoUpdate({ target: banners.id, set: excluded(['title', 'subtitle', 'link', 'scene']) })
  })
}
