import type { PlaceSearchPage, PlaceSuggestion } from '@honjeo/contract/places'
import { SUGGESTIONS } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { toPlaceSummary, type Whereabouts } from '../records/place-columns.ts'
import type { Viewing } from '../records/viewing.ts'
import { tiersOf } from './search-conditions.queries.ts'
import { findSummaries, listHits, listKnownPieces, listNearPlaces, listSuggestions } from './search.queries.ts'
import { approximationsOf, isFit, piecesToKnow } from '@honjeo/hangul-search/approximation'
import { createHighlighter } from '@honjeo/hangul-search/highlights'
import { nearestOf } from '@honjeo/hangul-search/nearness'
import { type Reading, readingsOf } from '@honjeo/hangul-search/reading'

interface Search {
  q: string
  size: number
  cursor?: string | undefined
}

/** Returns null for what was typed, the words for what was meant with the other keyboard. */
const searchedFor = (readings: readonly Reading[], index: number) =>
  index > 0 ? (readings[index]?.text ?? null) : null

/** Marks in a title what the reading at an index matched there. */
function createHighlighters(readings: readonly Reading[]) {
  const highlighters = readings.map(createHighlighter)
  return (index: number, title: string) => highlighters[index]?.(title) ?? []
}

/** The places a syllable away from a query, the nearest first. */
async function findNearPlaces(db: Db, readings: readonly Reading[]) {
  const index = readings.findLastIndex(isFit)
  const reading = readings[index]
  if (!reading) return { index, places: [] }
  const pieces = piecesToKnow(reading)
  const known = pieces.length === 0 ? [] : await listKnownPieces(db, pieces)
  const ways = approximationsOf(reading, new Set(known))
  return { index, places: ways.length === 0 ? [] : nearestOf(await listNearPlaces(db, ways), ways) }
}

async function findNearPage(
  db: Db,
  readings: readonly Reading[],
  size: number,
  viewing: Viewing & Whereabouts,
): Promise<PlaceSearchPage> {
  const { index, places } = await findNearPlaces(db, readings)
  const shown = places.slice(0, size)
  const ids = shown.map(({ contentId }) => contentId)
  const summaries = new Map(
    ids.length === 0 ? [] : (await findSummaries(db, ids, viewing)).map((row) => [row.contentId, toPlaceSummary(row)]),
  )
  const content = shown.flatMap(({ contentId, highlights }) => {
    const summary = summaries.get(contentId)
    return summary ? [{ ...summary, highlights }] : []
  })
  const isApproximate = content.length > 0
  const instead = isApproximate ? searchedFor(readings, index) : null
  return { content, hasNext: false, nextCursor: null, size, searchedFor: instead, isApproximate }
}

/**
 * What a query finds as it was typed; when that is nothing, as typed with the other keyboard; when that is nothing
 * either, one page of places a syllable away from it.
 */
export async function searchPlaces(
  db: Db,
  { q, size, cursor }: Search,
  viewing: Viewing & { lat?: number | undefined; lng?: number | undefined },
): Promise<PlaceSearchPage> {
  const readings = readingsOf(q)
  const list = `place-search:${JSON.stringify(readings.map(({ key, words }) => [key, ...words]))}`
  const parts = decodeCursor(list, cursor, ['integer', 'integer', 'number', 'integer'])
  const after = parts && { reading: parts[0], tier: parts[1], score: parts[2], contentId: parts[3] }
  const rows = await listHits(db, readings, size + 1, after, viewing)
  const [first] = rows
  if (!first && !after) return findNearPage(db, readings, size, viewing)
  const highlightsOf = createHighlighters(readings)
  const page = toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.reading, row.tier, row.score, row.contentId]),
    ({ reading, tier: _tier, score: _score, ...row }) => ({
      ...toPlaceSummary(row),
      highlights: highlightsOf(reading, row.title),
    }),
  )
  return { ...page, searchedFor: searchedFor(readings, first?.reading ?? 0), isApproximate: false }
}

/** Returns the first of what a search would find for what has been typed so far. */
export async function suggestPlaces(db: Db, q: string): Promise<PlaceSuggestion[]> {
  const readings = readingsOf(q)
  const hits = await listSuggestions(db, readings.map(tiersOf), SUGGESTIONS)
  const highlightsOf = createHighlighters(readings)
  if (hits.length > 0) {
    return hits.map(({ reading, ...place }) => ({ ...place, highlights: highlightsOf(reading, place.title) }))
  }
  const { places } = await findNearPlaces(db, readings)
  return places
    .slice(0, SUGGESTIONS)
    .map(({ contentId, contentTypeId, title, highlights }) => ({ contentId, contentTypeId, title, highlights }))
}
