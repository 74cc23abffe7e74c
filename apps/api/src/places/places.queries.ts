import type { PlaceDetail, PlaceListQuery, PlacePhoto, PlaceSearchHit, PlaceSummary } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import { and, asc, count, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isOpenRoom, placeImage } from '../db/place-columns.ts'
import { placePhotos, places } from '../db/schema/places.ts'
import { reviews } from '../db/schema/reviews.ts'
import { chatRooms } from '../db/schema/rooms.ts'
import { findHighlights, searchWords } from './search-text.ts'

/** Length of a degree of latitude, and so of the scaled longitude, in metres. */
const METRES_PER_DEGREE = 111_195
/** cos 33.4°: the scale of `places.location`. */
const LONGITUDE_SCALE = 0.8348

const isVisible = isNull(places.hiddenAt)

const scaledPoint = (lat: number, lng: number) => sql`point(${lng * LONGITUDE_SCALE}, ${lat})`

/** With its table's name: in a query of one table Drizzle leaves that off, and a subquery would take it for its own column. */
const thisPlace = sql.raw('places.content_id')

const openRoomCount = (now: string) =>
  sql<number>`(select count(*)::int from ${chatRooms} where ${chatRooms.contentId} = ${thisPlace} and ${isOpenRoom(now)})`

const topTag = sql<string | null>`(
  select tag from ${reviews}, unnest(${reviews.tags}) as tag
  where ${reviews.contentId} = ${thisPlace} and ${reviews.hiddenAt} is null
  group by tag order by count(*) desc, tag limit 1)`

const summaryColumns = (now: string, distance: SQL | null) => ({
  contentId: places.contentId,
  contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
  title: places.title,
  addr1: places.addr1,
  tel: places.tel,
  firstImage: placeImage,
  lat: places.lat,
  lng: places.lng,
  difficulty: places.difficulty,
  averageRating: places.rating,
  reviewCount: places.reviewCount,
  openRoomCount: openRoomCount(now),
  topTag,
  distance: distance === null ? sql<null>`null` : sql<number>`round((${distance}) * ${METRES_PER_DEGREE}::float8)::int`,
})

type SummaryRow = Omit<PlaceSummary, 'distance'> & { distance: number | null }

const toSummary = (row: SummaryRow): PlaceSummary => ({
  ...row,
  topTag: row.topTag === null ? null : reviewTagLabel(row.topTag),
})

interface Ordering {
  /** What the list is ordered by, as the cursor repeats it. */
  key: SQL<number>
  keyType: 'number' | 'integer'
  direction: 'asc' | 'desc'
}

function orderingOf(sort: PlaceListQuery['sort'], distance: SQL | null): Ordering {
  switch (sort) {
    case 'DISTANCE':
      return distance === null
        ? orderingOf('RECOMMENDED', null)
        : { key: sql`${distance}`, keyType: 'number', direction: 'asc' }
    case 'REVIEWS':
      return { key: sql`${places.reviewCount}`, keyType: 'integer', direction: 'desc' }
    case 'RATING':
      return { key: sql`coalesce(${places.rating}, 0)`, keyType: 'number', direction: 'desc' }
    case 'RECOMMENDED':
    case undefined:
      return { key: sql`${places.score}`, keyType: 'number', direction: 'desc' }
  }
}

const filtersOf = ({ region, contentTypeId, difficulty }: PlaceListQuery) =>
  and(
    isVisible,
    region === undefined ? undefined : eq(places.region, region),
    contentTypeId === undefined ? undefined : eq(places.contentTypeId, contentTypeId),
    difficulty === undefined ? undefined : eq(places.difficulty, difficulty === 'MEDIUM' ? 'NORMAL' : difficulty),
  )

export async function listPlaces(db: Db, query: PlaceListQuery, now: string) {
  const { sort = 'RECOMMENDED', lat, lng, size = PAGE_SIZE_DEFAULT } = query
  const distance = lat === undefined || lng === undefined ? null : sql`${places.location} <-> ${scaledPoint(lat, lng)}`
  const { key, keyType, direction } = orderingOf(sort, distance)
  const list = `places:${sort}`
  const after = decodeCursor(list, query.cursor, [keyType, 'integer'])
  const filters = filtersOf(query)
  // Ids ascend on ties in every order, so a descending key needs its two halves spelled out.
  const isAfter =
    after === null
      ? undefined
      : direction === 'asc'
        ? sql`(${key}, ${places.contentId}) > (${after[0]}, ${after[1]})`
        : sql`(${key} < ${after[0]} or (${key} = ${after[0]} and ${places.contentId} > ${after[1]}))`

  const rows = await db
    .select({ ...summaryColumns(now, distance), key: sql<number>`(${key})::float8` })
    .from(places)
    .where(and(filters, isAfter))
    .orderBy(direction === 'asc' ? asc(key) : desc(key), asc(places.contentId))
    .limit(size + 1)
  const [total] = await db.select({ value: count() }).from(places).where(filters)
  const page = toPage(
    rows,
    size,
    ({ key: _key, ...row }) => toSummary(row),
    (row) => encodeCursor(list, [row.key, row.contentId]),
  )
  return { ...page, totalCount: total?.value ?? 0 }
}

/** `%`, `_` and `\\` stand for themselves. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Places whose name or address holds every word of the query; those named so come before those that only lie there. */
export async function searchPlaces(db: Db, q: string, now: string, size: number, cursor: string | undefined) {
  const words = searchWords(q)
  if (words.length === 0) return { content: [], hasNext: false, nextCursor: null, size }
  const list = `place-search:${words.join(' ')}`
  const after = decodeCursor(list, cursor, ['number', 'integer'])
  const inTitle = and(...words.map((word) => sql`lower(replace(${places.title}, ' ', '')) like ${pattern(word)}`))
  const rank = sql`(${places.score} + case when ${inTitle} then 1000 else 0 end)`

  const rows = await db
    .select({ ...summaryColumns(now, null), rank: sql<number>`${rank}::float8` })
    .from(places)
    .where(
      and(
        isVisible,
        ...words.map((word) => sql`${places.searchText} like ${pattern(word)}`),
        after
          ? sql`(${rank} < ${after[0]} or (${rank} = ${after[0]} and ${places.contentId} > ${after[1]}))`
          : undefined,
      ),
    )
    .orderBy(desc(rank), asc(places.contentId))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    ({ rank: _rank, ...row }): PlaceSearchHit => ({ ...toSummary(row), highlights: findHighlights(row.title, words) }),
    (row) => encodeCursor(list, [row.rank, row.contentId]),
  )
}

export async function findPlace(db: Db, contentId: number, now: string): Promise<PlaceDetail | undefined> {
  const [row] = await db
    .select({
      basic: {
        contentId: places.contentId,
        contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
        title: places.title,
        addr1: places.addr1,
        tel: places.tel,
        homepage: places.homepage,
        overview: places.overview,
        firstImage: placeImage,
        lat: places.lat,
        lng: places.lng,
        region: places.region,
      },
      intro: { openTime: places.openTime, restDate: places.restDate, parking: places.parking, fee: places.fee },
      difficulty: places.difficulty,
      stats: { averageRating: places.rating, reviewCount: places.reviewCount, openRoomCount: openRoomCount(now) },
    })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}

export async function listPlacePhotos(db: Db, contentId: number, size: number, cursor: string | undefined) {
  const list = `place-photos:${contentId}`
  const after = decodeCursor(list, cursor, ['integer'])
  const rows: PlacePhoto[] = await db
    .select({ id: placePhotos.id, url: placePhotos.url, credit: placePhotos.credit })
    .from(placePhotos)
    .where(and(eq(placePhotos.contentId, contentId), after ? gt(placePhotos.id, after[0]) : undefined))
    .orderBy(asc(placePhotos.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => row,
    (row) => encodeCursor(list, [row.id]),
  )
}
