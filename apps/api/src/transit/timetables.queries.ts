import type { Timetable } from '@honjeo/transit/timetable'
import { transitLines, transitStops, transitTimetables } from '@honjeo/schema/transit'
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** How many rows one statement writes. */
const ROWS_AT_ONCE = 500
/** How many timetables are kept: those that were published before the last ones are not gone back to. */
export const TIMETABLES_KEPT = 5
/** The most stops, more than the island has, so that a fault cannot fill a server's memory. */
const STOPS_MAX = 20_000
const LINES_MAX = 3000

/** The number of the timetable that is published; undefined where none is. */
export async function findPublished(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ id: transitTimetables.id })
    .from(transitTimetables)
    .where(eq(transitTimetables.state, 'PUBLISHED'))
  return row?.id
}

export async function loadTimetable(db: Db, id: number): Promise<Timetable> {
  const stops = await db
    .select({ key: transitStops.key, name: transitStops.name, lat: transitStops.lat, lng: transitStops.lng })
    .from(transitStops)
    .where(eq(transitStops.timetableId, id))
    .orderBy(asc(transitStops.key))
    .limit(STOPS_MAX)
  const lines = await db
    .select({
      key: transitLines.key,
      number: transitLines.number,
      headsign: transitLines.headsign,
      stops: transitLines.stops,
      services: transitLines.services,
      sourceName: transitLines.sourceName,
      sourceUrl: transitLines.sourceUrl,
      checkedOn: transitLines.checkedOn,
    })
    .from(transitLines)
    .where(eq(transitLines.timetableId, id))
    .orderBy(asc(transitLines.key))
    .limit(LINES_MAX)
  return {
    stops,
    lines: lines.map(({ sourceName, sourceUrl, ...line }) => ({
      ...line,
      source: { name: sourceName, url: sourceUrl },
    })),
  }
}

/** Stores a timetable and puts it in the place of the one that is published, in one transaction. Returns its number. */
export async function publishTimetable(db: Db, { stops, lines }: Timetable, origin: string): Promise<number> {
  return db.transaction(async (tx) => {
    // Thousands of rows may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = '120s'`)
    const [made] = await tx.insert(transitTimetables).values({ origin }).returning({ id: transitTimetables.id })
    const timetableId = made!.id
    for (let from = 0; from < stops.length; from += ROWS_AT_ONCE)
      await tx
        .insert(transitStops)
        .values(
          stops
            .slice(from, from + ROWS_AT_ONCE)
            .map(({ key, name, lat, lng }) => ({ timetableId, key, name, lat, lng })),
        )
    for (let from = 0; from < lines.length; from += ROWS_AT_ONCE)
      await tx.insert(transitLines).values(
        lines.slice(from, from + ROWS_AT_ONCE).map(({ source, stops: keys, ...line }) => ({
          ...line,
          timetableId,
          stops: [...keys],
          sourceName: source.name,
          sourceUrl: source.url,
        })),
      )
    await putInForce(tx, timetableId)
    return timetableId
  })
}

/** Publishes one that was stored before; false where there is none. */
export async function republishTimetable(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: transitTimetables.id })
      .from(transitTimetables)
      .where(and(eq(transitTimetables.id, id), ne(transitTimetables.state, 'PREPARED')))
    if (known === undefined) return false
    await putInForce(tx, id)
    return true
  })
}

async function putInForce(tx: Db, id: number): Promise<void> {
  await tx
    .update(transitTimetables)
    .set({ state: 'RETIRED' })
    .where(and(eq(transitTimetables.state, 'PUBLISHED'), ne(transitTimetables.id, id)))
  await tx
    .update(transitTimetables)
    .set({ state: 'PUBLISHED', publishedAt: sql`now()` })
    .where(eq(transitTimetables.id, id))
  const old = tx
    .select({ id: transitTimetables.id })
    .from(transitTimetables)
    .where(eq(transitTimetables.state, 'RETIRED'))
    .orderBy(desc(transitTimetables.createdAt), desc(transitTimetables.id))
    .offset(TIMETABLES_KEPT)
  await tx.delete(transitTimetables).where(inArray(transitTimetables.id, old))
}

export interface StoredTimetable {
  id: number
  state: string
  origin: string
  publishedAt: string | null
  stops: number
  lines: number
}

/** The timetables that are there, the newest first. */
export async function listTimetables(db: Db): Promise<StoredTimetable[]> {
  const rows = await db
    .select({
      id: transitTimetables.id,
      state: transitTimetables.state,
      origin: transitTimetables.origin,
      publishedAt: transitTimetables.publishedAt,
    })
    .from(transitTimetables)
    .orderBy(desc(transitTimetables.createdAt), desc(transitTimetables.id))
    .limit(TIMETABLES_KEPT + 1)
  const counted = async (table: typeof transitStops | typeof transitLines, id: number) => {
    const [row] = await db.select({ rows: count() }).from(table).where(eq(table.timetableId, id))
    return row!.rows
  }
  const found: StoredTimetable[] = []
  for (const row of rows)
    found.push({ ...row, stops: await counted(transitStops, row.id), lines: await counted(transitLines, row.id) })
  return found
}
