import type { BannerTranslations } from '@honjeo/contract/home'
import { BANNER_SCENES, CONTENT_TYPE_IDS, COPYRIGHT_TYPES, DIFFICULTIES, REGIONS } from '@honjeo/contract/values/enums'
import type { RuleSource } from '@honjeo/contract/island-rules'
import { SOLO_FACTS } from '@honjeo/contract/values/solo-facts'
import type { SourcedFact } from '@honjeo/contract/values/sourced-facts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, oneOf, partOf } from './columns.ts'
import { users } from './users.ts'

/** Shrinks a degree of longitude to the length of a degree of latitude at 33.4° N: plain distance is then true distance. */
export const LONGITUDE_SCALE = 0.8348

/** The score for lists; it has the weight of five average reviews, so that one single 5-star review does not lead the list. */
const score = sql`(solo_score * 0.5 + 12.5 * ((rating_sum + 19.0) / (review_count + 5) - 1))::numeric(7,4)`

const SEARCH_TEXT =
  "search_key(title) || ' ' || search_key(replace(addr1, '제주특별자치도', '')) || ' ' || place_words(content_type_id, region) || ' ' || lower(keywords)"

type DatedSource = RuleSource & { checkedOn: string }
/**
 * The sources that say each value, and the day on which it was read there, with who confirms it. They speak of that value alone: of another one they
 * say nothing.
 */
type FactSources = Partial<Record<SourcedFact, DatedSource & { value: string | number; second?: DatedSource }>>

export const places = pgTable(
  'places',
  {
    contentId: idOf('content_id').primaryKey(),
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
    /** The day on which hours and closing days were last compared with their source; null: not known. */
    hoursCheckedOn: date('hours_checked_on', { mode: 'string' }),
    /** The sources in which the values of this row were read that ship with the app. */
    factSources: jsonb('fact_sources').$type<FactSources>().notNull().default({}),
    /** The time since which members' notes have put the hours in doubt; null: they are not. New hours end it, by a trigger. */
    hoursDoubtedAt: instant('hours_doubted_at'),
    /** The time at which staff last said that the hours are right as they are. */
    hoursConfirmedAt: instant('hours_confirmed_at'),
    parking: text(),
    fee: text(),
    /** The usual time of a festival's year in words, and its announced days. */
    period: text(),
    eventStart: date('event_start', { mode: 'string' }),
    eventEnd: date('event_end', { mode: 'string' }),
    /** Months (1–12) it is at its best in; null: all year. */
    months: smallint().array(),
    /** True for what is enjoyed under a roof, whatever the weather. */
    indoor: boolean().notNull().default(false),
    firstImage: text('first_image'),
    copyrightType: text('copyright_type', { enum: COPYRIGHT_TYPES }),
    /** The choice of staff for a cover: BEST, NONE, or the name of a photo in one of its reviews. */
    coverChoice: text('cover_choice').notNull().default('BEST'),
    /**
     * The photo from a visible review that is shown before `firstImage`; kept right by triggers. No index: a change
     * stays on its page.
     */
    coverImage: text('cover_image'),
    /** The width of that photo in px. */
    coverWidth: integer('cover_width'),
    scene: text(),
    soloScore: smallint('solo_score').notNull(),
    /** Words people search for that are in neither title nor address, parted by spaces. */
    keywords: text().notNull().default(''),
    /** Letters and digits of the title, lower case; see `search_key` in the migrations. */
    titleKey: text('title_key')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title)`),
    /** The text that a search looks at: the title's key first, then address, category, old district and keywords. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
    /** Pieces of one to three letters, of the title with its ends (^, $) and of its initial consonants. */
    titleGrams: text('title_grams')
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql`text_grams('^' || search_key(title) || '$ ^' || hangul_initials(search_key(title)) || '$')`,
      ),
    searchGrams: text('search_grams')
      .array()
      .notNull()
      .generatedAlwaysAs(sql.raw(`text_grams(${SEARCH_TEXT})`)),
    hiddenAt: instant('hidden_at'),
    /** Columns that staff have changed: no import writes over them. */
    staffColumns: text('staff_columns')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** True where it is hidden because the tourism service withdrew it: only then may an import bring it back. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** The times at which the tourism service last sent its facts (the list), and its details. Null: known from our own catalogue alone. */
    importedAt: instant('imported_at'),
    detailImportedAt: instant('detail_imported_at'),
    /** The service's own modification time, `yyyyMMddHHmmss` in Korea. */
    sourceModified: text('source_modified'),
    /** The counts and the sum of its reviews, which the trigger on reviews keeps right. */
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    easyCount: integer('easy_count').notNull().default(0),
    normalCount: integer('normal_count').notNull().default(0),
    hardCount: integer('hard_count').notNull().default(0),
    /** The tag that its last hundred reviews have most often. */
    topTag: text('top_tag'),
    /** The facts of which the good answer is said, see `solo_facts`; kept right by its count. */
    soloStrengths: text('solo_strengths', { enum: SOLO_FACTS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The bounds of what is said for the place, less those of what is said against it; kept as the strengths are. */
    soloEase: numeric('solo_ease', { precision: 4, scale: 2, mode: 'number' }).notNull().default(0),
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
    check('places_months', sql`${t.months} <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]`),
    check('places_event', sql`${t.eventStart} <= ${t.eventEnd}`),
    check('places_copyright_type', oneOf(t.copyrightType, COPYRIGHT_TYPES)),
    check('places_cover_choice', sql`${t.coverChoice} ~ '^(BEST|NONE|[A-Za-z0-9_-]{22})$'`),
    check('places_cover', sql`(${t.coverImage} is null) = (${t.coverWidth} is null)`),
    check('places_solo_score', sql`${t.soloScore} between 0 and 100`),
    // The ids run the way of the key, so that what follows a row is one range of the index.
    index('places_score_idx').on(t.score.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
    index('places_filter_idx').on(
      t.region,
      t.contentTypeId,
      t.score.desc().nullsFirst(),
      t.contentId.desc().nullsFirst(),
    ),
    index('places_type_idx').on(t.contentTypeId, t.score.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
    index('places_difficulty_idx').on(t.difficulty, t.score.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
    index('places_reviews_idx').on(t.reviewCount.desc().nullsFirst(), t.contentId.desc().nullsFirst()),
    index('places_rating_idx').on(sql`coalesce(${t.rating}, 0) desc`, t.contentId.desc().nullsFirst()),
    // The index has the easiest alone first and, where as much is known, the best. A score has less than three digits before its point.
    index('places_solo_idx').on(sql`(${t.soloEase} * 10000 + ${t.score}) desc`, t.contentId.desc().nullsFirst()),
    // Each review changes its place; each list would read what waits outside of an index.
    index('places_strengths_idx').using('gin', t.soloStrengths).with({ fastupdate: false }),
    index('places_location_idx').using('gist', t.location),
    // The index of a district finds the nearest when one is far from it: the index of all would pass everything in between.
    ...REGIONS.map((region) =>
      index(`places_location_${region.toLowerCase()}_idx`)
        .using('gist', t.location)
        .where(sql.raw(`region = '${region}'`)),
    ),
    index('places_box_idx').on(t.lat, t.lng),
    // Little waits outside of these: each search reads all that does, and each review changes its place.
    index('places_title_grams_idx').using('gin', t.titleGrams).with({ gin_pending_list_limit: 256 }),
    index('places_search_grams_idx').using('gin', t.searchGrams).with({ gin_pending_list_limit: 256 }),
    index('places_hidden_idx')
      .on(t.contentId)
      .where(sql`hidden_at is not null`),
    index('places_import_idx').on(t.detailImportedAt.nullsFirst(), t.contentId),
  ],
)

export const placePhotos = pgTable(
  'place_photos',
  {
    id: id(),
    contentId: partOf('content_id', () => places.contentId),
    url: text().notNull(),
    credit: text(),
    copyrightType: text('copyright_type', { enum: COPYRIGHT_TYPES }),
    createdAt: createdAt(),
  },
  (t) => [
    index('place_photos_place_idx').on(t.contentId, t.id),
    uniqueIndex('place_photos_url_unique').on(t.contentId, t.url),
    check('place_photos_copyright_type', oneOf(t.copyrightType, COPYRIGHT_TYPES)),
  ],
)

/** The numbers of places one can see, by what lists filter by; kept right by triggers on places. */
export const placeCounts = pgTable(
  'place_counts',
  {
    region: text({ enum: REGIONS }).notNull(),
    contentTypeId: smallint('content_type_id').notNull(),
    difficulty: text({ enum: DIFFICULTIES }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.region, t.contentTypeId, t.difficulty] })],
)

export const savedPlaces = pgTable(
  'saved_places',
  {
    userId: partOf('user_id', () => users.id),
    contentId: partOf('content_id', () => places.contentId),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    index('saved_places_recent_idx').on(t.userId, t.createdAt.desc(), t.contentId.desc()),
    index('saved_places_place_idx').on(t.contentId),
  ],
)

export const banners = pgTable(
  'banners',
  {
    id: idOf('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    title: text().notNull(),
    subtitle: text().notNull(),
    link: text().notNull(),
    scene: text({ enum: BANNER_SCENES }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: smallint().notNull().default(0),
    /** Its words in other languages than Korean. */
    translations: jsonb().$type<BannerTranslations>().notNull().default({}),
  },
  (t) => [
    check('banners_scene', oneOf(t.scene, BANNER_SCENES)),
    check(
      'banners_translations',
      sql`jsonb_typeof(${t.translations}) = 'object' and ${t.translations} - '{en,ja,zh}'::text[] = '{}'::jsonb`,
    ),
  ],
)

/** Calls made to the tourism service on a day in Korea; its quota is counted so. */
export const tourapiUsage = pgTable(
  'tourapi_usage',
  { day: date({ mode: 'string' }).primaryKey(), calls: integer().notNull() },
  (t) => [check('tourapi_usage_calls', sql`${t.calls} >= 0`)],
)

/** The progress of each step of the import, so that a stopped one goes on where it was. */
export const tourapiSteps = pgTable('tourapi_steps', {
  /** The step, such as `list:12` or `sync`. */
  step: text().primaryKey(),
  /** The next page to ask for; 1 once the step is through. */
  nextPage: integer('next_page').notNull(),
  /** The newest `modifiedtime` that is known, `yyyyMMddHHmmss`; where the next sync goes on. */
  watermark: text(),
  finishedAt: instant('finished_at'),
})
