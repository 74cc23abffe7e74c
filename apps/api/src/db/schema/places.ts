import { BANNER_SCENES, CONTENT_TYPE_IDS, DIFFICULTIES, REGIONS } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  point,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { createdAt, id, instant } from '../columns.ts'

/** Shrinks a degree of longitude to the length of a degree of latitude at 33.4° N: plain distance is then true distance. */
const LONGITUDE_SCALE = 0.8348

/** Weight of five average reviews, so that one single 5-star review does not lead the list. */
const score = sql`(solo_score * 0.5 + 12.5 * ((rating_sum + 19.0) / (review_count + 5) - 1))::numeric(7,4)`

export const places = pgTable(
  'places',
  {
    contentId: integer('content_id').primaryKey(),
    contentTypeId: smallint('content_type_id').notNull(),
    title: text().notNull(),
    addr1: text().notNull(),
    region: text({ enum: REGIONS }).notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    location: point({ mode: 'tuple' })
      .notNull()
      .generatedAlwaysAs(sql.raw(`point(lng * ${LONGITUDE_SCALE}, lat)`)),
    tel: text(),
    homepage: text(),
    overview: text().notNull(),
    openTime: text('open_time'),
    restDate: text('rest_date'),
    parking: text(),
    fee: text(),
    firstImage: text('first_image'),
    scene: text(),
    soloScore: smallint('solo_score').notNull(),
    /** Words people search for that stand in neither title nor address, parted by spaces. */
    keywords: text().notNull().default(''),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(replace(title, ' ', '') || ' ' || replace(addr1, ' ', '') || ' ' || keywords)`),
    hiddenAt: instant('hidden_at'),
    /** Kept right by the trigger on reviews. */
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    easyCount: integer('easy_count').notNull().default(0),
    normalCount: integer('normal_count').notNull().default(0),
    hardCount: integer('hard_count').notNull().default(0),
    rating: numeric({ precision: 4, scale: 2, mode: 'number' }).generatedAlwaysAs(
      sql`case when review_count > 0 then round(rating_sum::numeric / review_count, 2) end`,
    ),
    score: numeric({ precision: 7, scale: 4, mode: 'number' }).notNull().generatedAlwaysAs(score),
    difficulty: text({ enum: DIFFICULTIES })
      .notNull()
      .generatedAlwaysAs(
        sql`case when easy_count + normal_count + hard_count = 0 then 'NONE' when easy_count >= normal_count and easy_count >= hard_count then 'EASY' when normal_count >= hard_count then 'NORMAL' else 'HARD' end`,
      ),
  },
  (t) => [
    check('places_content_type', oneOf(t.contentTypeId, CONTENT_TYPE_IDS)),
    check('places_region', oneOf(t.region, REGIONS)),
    check('places_lat', sql`${t.lat} between 32.9 and 34.1`),
    check('places_lng', sql`${t.lng} between 125.9 and 127.1`),
    check('places_solo_score', sql`${t.soloScore} between 0 and 100`),
    index('places_score_idx').on(t.score.desc().nullsFirst(), t.contentId),
    index('places_filter_idx').on(t.region, t.contentTypeId, t.score.desc().nullsFirst(), t.contentId),
    index('places_type_idx').on(t.contentTypeId, t.score.desc().nullsFirst(), t.contentId),
    index('places_reviews_idx').on(t.reviewCount.desc().nullsFirst(), t.contentId),
    index('places_rating_idx').on(sql`coalesce(${t.rating}, 0) desc`, t.contentId),
    index('places_location_idx').using('gist', t.location),
    index('places_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const placePhotos = pgTable(
  'place_photos',
  {
    id: id(),
    contentId: integer('content_id')
      .notNull()
      .references(() => places.contentId, { onDelete: 'cascade' }),
    url: text().notNull(),
    credit: text(),
    createdAt: createdAt(),
  },
  (t) => [index('place_photos_place_idx').on(t.contentId, t.id)],
)

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey(),
    title: text().notNull(),
    subtitle: text().notNull(),
    link: text().notNull(),
    scene: text({ enum: BANNER_SCENES }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [check('banners_scene', oneOf(t.scene, BANNER_SCENES))],
)
