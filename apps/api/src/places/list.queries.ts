import type { PlaceListQuery, PlaceSummary } from '@honjeo/contract/places'
import type { PlaceFact } from '@honjeo/contract/values/stay-facts'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'
import {
  distanceFrom,
  hasStrengths,
  isAnyOf,
  isVisible,
  placeSummary,
  toPlaceSummary,
} from '../records/place-columns.ts'
import { prepared, preparedUnplanned, type Bindable, type Param } from '../db/prepared.ts'
import type { Viewing, BindableViewing } from '../records/viewing.ts'
import { placeCounts, places } from '@honjeo/schema/places'

function orderingOf(sort: PlaceListQuery['sort'], distance: SQL | null): Ordering {
  switch (sort) {
    case 'DISTANCE':
      return distance === null
        ? orderingOf('RECOMMENDED', null)
        : { key: distance, keyType: 'number', direction: 'asc' }
    case 'REVIEWS':
      return { key: places.reviewCount, keyType: 'integer', direction: 'desc' }
    case 'RATING':
      return { key: sql`coalesce(${places.rating}, 0)`, keyType: 'number', direction: 'desc' }
    case 'SOLO':
      // The key is written as its index has it.
      return { key: sql`(${places.soloEase} * 10000 + ${places.score})`, keyType: 'number', direction: 'desc' }
    case 'RECOMMENDED':
    case undefined:
      return { key: places.score, keyType: 'number', direction: 'desc' }
  }
}

/**
 * What has no review is alike in all that reviews say; looked for from the best on, it would come behind every other
 * place.
 */
function sortOf({ sort = 'RECOMMENDED', difficulty }: PlaceListQuery) {
  return difficulty === 'NONE' && (sort === 'REVIEWS' || sort === 'RATING' || sort === 'SOLO') ? 'RECOMMENDED' : sort
}

/**
 * The first rows by distance, with all that are as far as the last of them. The index gives them in that order, but below
 * PostgreSQL 16 only where nothing else is asked for; ties by id are then settled among the few.
 */
const areNearest = (where: SQL | undefined, distance: SQL, limit: number) =>
  sql`${places.contentId} = any(array(select content_id from places where ${where} order by ${distance} fetch first (${limit}) rows with ties))`

/** The values of columns; undefined where one does not matter. */
interface Filters {
  region: Bindable<PlaceListQuery['region']>
  contentTypeId: Bindable<PlaceListQuery['contentTypeId']>
  difficulty: Bindable<(typeof places.$inferSelect)['difficulty']> | undefined
}

const readFilters = ({ region, contentTypeId, difficulty }: PlaceListQuery) => ({
  region,
  contentTypeId,
  difficulty: difficulty === 'MEDIUM' ? 'NORMAL' : difficulty,
})

/** Makes the same filters for places and for their counters, which share the columns. */
const filtersOf = (table: typeof places | typeof placeCounts, { region, contentTypeId, difficulty }: Filters) =>
  and(
    region === undefined ? undefined : eq(table.region, region),
    contentTypeId === undefined ? undefined : eq(table.contentTypeId, contentTypeId),
    difficulty === undefined ? undefined : eq(table.difficulty, difficulty),
  )

interface Asked {
  wanted: SQL | undefined
  /** The query of one column that counts how many there are. */
  counting: ReturnType<typeof countOf> | ReturnType<typeof countAmong>
  ordering: Ordering
  distance: SQL<number> | null
  limit: Bindable<number>
}

/** Selects one page, each row with the count of all: a statement of its own would cost as much as the rows do. */
const selectPage = (db: Db, { wanted, counting, ordering, distance, limit }: Asked, viewing: BindableViewing) =>
  db
    .select({
      ...placeSummary({ ...viewing, distance }),
      key: sql<number>`(${ordering.key})::float8`,
      total: sql<number>`(${counting})`,
    })
    .from(places)
    .where(wanted)
    .orderBy(...orderBy(ordering, places.contentId))
    .limit(limit)

const countOf = (db: Db, counted: SQL | undefined) =>
  db
    .select({ total: sql<number>`coalesce(sum(${placeCounts.count}), 0)::int` })
    .from(placeCounts)
    .where(counted)

/** What is open changes by the minute and facts are many, so no counter is kept of them; there are some thousand places at the most. */
const countAmong = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(places)
    .where(wanted)

interface PageAsked extends Filters {
  viewerId: Param<number> | null
  now: Param<string>
  lat: Param<number> | undefined
  lng: Param<number> | undefined
  afterKey: Param<number> | undefined
  afterId: Param<number> | undefined
  limit: Param<number>
}
type KnownSort = Exclude<PlaceListQuery['sort'], 'DISTANCE' | undefined>

const buildPage =
  (sort: KnownSort) =>
  (db: Db, { lat, lng, afterKey, afterId, limit, region, contentTypeId, difficulty, ...viewing }: PageAsked) => {
    const filters = { region, contentTypeId, difficulty }
    const ordering = orderingOf(sort, null)
    const after = isAfter(ordering, places.contentId, afterKey && afterId ? [afterKey, afterId] : null)
    return selectPage(
      db,
      {
        wanted: and(isVisible, filtersOf(places, filters), after),
        counting: countOf(db, filtersOf(placeCounts, filters)),
        ordering,
        distance: distanceFrom({ lat, lng }),
        limit,
      },
      viewing,
    )
  }

/** The pages by a sort: the plan without filters is always the same, with them how common a filter's value is decides on it. */
const pagesBy = (sort: KnownSort) => ({
  plain: prepared(`list_places_${sort}`, buildPage(sort)),
  filtered: preparedUnplanned(buildPage(sort)),
})
const pages = {
  RECOMMENDED: pagesBy('RECOMMENDED'),
  REVIEWS: pagesBy('REVIEWS'),
  RATING: pagesBy('RATING'),
  SOLO: pagesBy('SOLO'),
}

interface Among {
  /** The places that are open; null: all. */
  openIds: readonly number[] | null
  /** What has to be said of a place; null: nothing. */
  facts: readonly PlaceFact[] | null
}

/** The places of a list, those among them that are open or of which something is said. */
export async function listPlaces(db: Db, query: PlaceListQuery, { openIds, facts }: Among, viewing: Viewing) {
  const { size = PAGE_SIZE_DEFAULT } = query
  const sort = sortOf(query)
  const distance = distanceFrom(query)
  const ordering = orderingOf(sort, distance)
  const list = `places:${JSON.stringify([sort, query.region, query.contentTypeId, query.difficulty, query.open === true, facts])}`
  const after = decodeCursor(list, query.cursor, [ordering.keyType, 'integer'])
  const limit = size + 1
  const filters = readFilters(query)
  const counted = filtersOf(placeCounts, filters)
  const isAmong = and(openIds === null ? undefined : isAnyOf(openIds), hasStrengths(facts))
  const counting =
    isAmong === undefined ? countOf(db, counted) : countAmong(db, and(isVisible, isAmong, filtersOf(places, filters)))

  async function read() {
    if (isAmong === undefined && sort !== 'DISTANCE') {
      const { plain, filtered } = pages[sort]
      const [afterKey, afterId] = after ?? []
      const page = counted === undefined ? plain : filtered
      return page(db, { ...viewing, lat: query.lat, lng: query.lng, afterKey, afterId, limit, ...filters })
    }
    const wanted = and(isVisible, isAmong, filtersOf(places, filters), isAfter(ordering, places.contentId, after))
    const isNearestFirst = ordering.direction === 'asc' && distance !== null
    return selectPage(
      db,
      { wanted: isNearestFirst ? areNearest(wanted, distance, limit) : wanted, counting, ordering, distance, limit },
      viewing,
    )
  }
  const rows = await read()
  const [{ total } = { total: 0 }] = rows.length > 0 ? rows : await counting
  const page = toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.key, row.contentId]),
    ({ key: _key, total: _total, ...row }): PlaceSummary => toPlaceSummary(row),
  )
  return { ...page, totalCount: total }
}

/** The places around one, the nearest first. */
export async function listNearbyPlaces(
  db: Db,
  from: { contentId: number; lat: number; lng: number },
  size: number,
  cursor: string | undefined,
  viewing: Viewing,
) {
  const distance = distanceFrom(from)
  const ordering = orderingOf('DISTANCE', distance)
  const list = `places-nearby:${from.contentId}`
  const after = decodeCursor(list, cursor, [ordering.keyType, 'integer'])
  const isWanted = and(
    isVisible,
    sql`${places.contentId} <> ${from.contentId}`,
    isAfter(ordering, places.contentId, after),
  )
  const rows = await db
    .select({ ...placeSummary({ ...viewing, distance }), key: sql<number>`(${ordering.key})::float8` })
    .from(places)
    .where(distance ? areNearest(isWanted, distance, size + 1) : isWanted)
    .orderBy(...orderBy(ordering, places.contentId))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.key, row.contentId]),
    ({ key: _key, ...row }): PlaceSummary => toPlaceSummary(row),
  )
}
