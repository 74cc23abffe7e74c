import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { and, asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'
import { distanceFrom, isVisible, placeSummary, type Whereabouts } from '../records/place-columns.ts'
import { preparedUnplanned, type Bindable, type Param } from '../db/prepared.ts'
import type { BindableViewing, Viewing } from '../records/viewing.ts'
import { places } from '@honjeo/schema/places'
import type { Approximation } from '@honjeo/hangul-search/approximation'
import { isNear, tiersOf, titlePatternsOf, titleTiersOf, type TitlePlaces } from './search-conditions.queries.ts'
import type { Reading } from '@honjeo/hangul-search/reading'

/** How many places near to a query are looked at closely; the best of them, when there are more. */
const CANDIDATES = 100

const BY_SCORE: Ordering = { key: places.score, keyType: 'number', direction: 'desc' }

/** A way of each reading a place can be a hit in; null where there is no such way. */
type Tiers = readonly (readonly (SQL | null)[])[]

/** The last hit seen. */
export interface After {
  reading: number
  tier: number
  score: number
  contentId: number
}

/** Returns the ways that are still to be gone, with their numbers: none for a query without a letter, or for a cursor made by hand. */
export const openTiers = (tiers: Tiers, after: After | null) =>
  tiers
    .flatMap((ways, reading) => ways.map((where, tier) => ({ where, reading, tier })))
    .filter(({ where, reading, tier }) => where && (!after || (reading === after.reading && tier >= after.tier)))
type OpenTier = ReturnType<typeof openTiers>[number]

const nameOf = ({ reading, tier }: OpenTier) => sql.raw(`hits${reading}_${tier}`)
const countOf = (tiers: readonly OpenTier[]) =>
  tiers.length === 0
    ? sql`0`
    : sql.join(
        tiers.map((tier) => sql`(select count(*) from ${nameOf(tier)})`),
        sql` + `,
      )

/**
 * Returns the first hits among what everybody sees, or among other places; `limit` of them or more where there are so
 * many. Each tier walks an index of the planner's choice until it has enough, and is not begun when the better ones
 * have enough together, or an earlier reading found something.
 */
export function firstHits(
  tiers: Tiers,
  limit: Bindable<number>,
  after: After | null,
  among: SQL | undefined = isVisible,
): SQL {
  const open = openTiers(tiers, after)
  const steps = open.map((tier, i) => {
    const better = open.slice(0, i).filter(({ reading }) => reading === tier.reading)
    const earlier = open.filter(({ reading }) => reading < tier.reading)
    const isFirst = after?.reading === tier.reading && after.tier === tier.tier
    const where = and(
      better.length === 0 ? undefined : sql`${countOf(better)} < ${limit}`,
      earlier.length === 0 ? undefined : sql`${countOf(earlier)} = 0`,
      among,
      tier.where ?? undefined,
      isAfter(BY_SCORE, places.contentId, isFirst ? [after.score, after.contentId] : null),
    )
    return sql`${nameOf(tier)} as (
      select ${places.contentId}, ${tier.reading}::int as reading, ${tier.tier}::int as tier from ${places}
      where ${where} order by ${sql.join(orderBy(BY_SCORE, places.contentId), sql`, `)} limit ${limit})`
  })
  const all = open.map((tier) => sql`select * from ${nameOf(tier)}`)
  return sql`(with ${sql.join(steps, sql`, `)} ${sql.join(all, sql` union all `)}) as hits`
}

export const hit = { reading: sql<number>`hits.reading`, tier: sql<number>`hits.tier` }
export const isHit = sql`hits.content_id = ${places.contentId}`
export const inOrder = [asc(hit.reading), asc(hit.tier), ...orderBy(BY_SCORE, places.contentId)]

const selectHits = (
  db: Db,
  tiers: Tiers,
  limit: Bindable<number>,
  after: After | null,
  viewing: BindableViewing & Whereabouts,
) =>
  db
    .select({
      ...placeSummary({ ...viewing, distance: distanceFrom(viewing) }),
      ...hit,
      score: sql<number>`${places.score}::float8`,
    })
    .from(places)
    .innerJoin(firstHits(tiers, limit, after), isHit)
    .orderBy(...inOrder)
    .limit(limit)

interface TitleHitsAsked extends TitlePlaces {
  limit: Param<number>
  viewerId: Param<number> | null
  now: Param<string>
  lat: Param<number> | undefined
  lng: Param<number> | undefined
}
/** The places of the first reading, from the beginning. */
const selectTitleHits = preparedUnplanned((db, { limit, viewerId, now, lat, lng, ...patterns }: TitleHitsAsked) =>
  selectHits(db, [titleTiersOf(patterns)], limit, null, { viewerId, now, lat, lng }),
)

/**
 * The places of a search in their order, each with what a cursor repeats of it. Titles that hold the query are enough for most
 * searches of many places: the others are asked in a second statement, as planning it all takes longer than finding those.
 */
export async function listHits(
  db: Db,
  readings: readonly Reading[],
  limit: number,
  after: After | null,
  viewing: Viewing & { lat?: number | undefined; lng?: number | undefined },
) {
  const [reading, ...others] = readings
  if (reading === undefined) return []
  const { viewerId, now, lat, lng } = viewing
  const [titles, beyond] = splitTiers(tiersOf(reading))
  const found =
    after === null
      ? await selectTitleHits(db, { ...titlePatternsOf(reading), limit, viewerId, now, lat, lng })
      : await listHitsOf(db, [titles], limit, after, viewing)
  if (found.length === limit) return found
  const rest = [beyond, ...(found.length > 0 ? [] : others.map(tiersOf))]
  return [...found, ...(await listHitsOf(db, rest, limit - found.length, after, viewing))]
}

/** Returns the ways that ask for the title alone, and the others, each with its number. */
function splitTiers(ways: readonly (SQL | null)[]) {
  return [ways.slice(0, TITLE_TIERS), ways.map((where, tier) => (tier < TITLE_TIERS ? null : where))] as const
}
const TITLE_TIERS = 3

async function listHitsOf(db: Db, tiers: Tiers, limit: number, after: After | null, viewing: Viewing & Whereabouts) {
  return openTiers(tiers, after).length === 0 ? [] : selectHits(db, tiers, limit, after, viewing)
}

const suggestion = {
  contentId: places.contentId,
  contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
  title: places.title,
}

export async function listSuggestions(db: Db, tiers: Tiers, limit: number) {
  if (openTiers(tiers, null).length === 0) return []
  return db
    .select({ ...suggestion, reading: hit.reading })
    .from(places)
    .innerJoin(firstHits(tiers, limit, null), isHit)
    .orderBy(...inOrder)
    .limit(limit)
}

/** Returns those of the pieces that occur somewhere. */
export async function listKnownPieces(db: Db, pieces: string[]): Promise<string[]> {
  const piece = sql`array[piece]::text[]`
  const { rows } = await db.execute<{ piece: string }>(sql`
    select piece from unnest(${sql.param(pieces)}::text[]) as piece
    where exists (select from ${places} where ${places.searchGrams} @> ${piece})`)
  return rows.map((row) => row.piece)
}

/** The best places near to a query, best first, with the text that shows how near. */
export function listNearPlaces(db: Db, ways: readonly (readonly Approximation[])[]) {
  return db
    .select({ ...suggestion, titleKey: places.titleKey, searchText: places.searchText })
    .from(places)
    .where(and(isVisible, isNear(ways)))
    .orderBy(...orderBy(BY_SCORE, places.contentId))
    .limit(CANDIDATES)
}

export function findSummaries(db: Db, contentIds: number[], viewing: Viewing & Whereabouts) {
  return db
    .select(placeSummary({ ...viewing, distance: distanceFrom(viewing) }))
    .from(places)
    .where(inArray(places.contentId, contentIds))
}
