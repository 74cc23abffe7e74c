import type { HelpPoint } from '@honjeo/contract/help-points'
import type { HelpKind } from '@honjeo/contract/values/help-kinds'
import { helpPoints as shipped } from '@honjeo/catalogue/help-points'
import type { ImportedPoint } from '@honjeo/open-data/data-sets'
import { helpImports, helpPoints } from '@honjeo/schema/help-points'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { claimDue, COUNTED } from '../db/claim-due.ts'
import type { Db } from '../db/client.ts'

const SHIPPED = 'shipped'
/** How many rows one statement writes. */
const ROWS_AT_ONCE = 500

/** The database's clock is one for all servers. */
const NOW = sql`now()::timestamptz(3)`
const inSeconds = (seconds: number) => sql`${NOW} + make_interval(secs => ${seconds})`

type Row = typeof helpPoints.$inferInsert

const written = {
  kind: sql`excluded.kind`,
  name: sql`excluded.name`,
  address: sql`excluded.address`,
  phone: sql`excluded.phone`,
  lat: sql`excluded.lat`,
  lng: sql`excluded.lng`,
  isRough: sql`excluded.is_rough`,
  spot: sql`excluded.spot`,
  hours: sql`excluded.hours`,
  sourceName: sql`excluded.source_name`,
  sourceUrl: sql`excluded.source_url`,
  dataDate: sql`excluded.data_date`,
}

async function upsert(tx: Db, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(helpPoints)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target: [helpPoints.dataSet, helpPoints.sourceKey], set: written })
  }
}

/** Brings what ships with the app into the database, but for kinds that the open data know better by now. */
export async function shipHelpPoints(tx: Db): Promise<void> {
  const imported = await tx
    .selectDistinct({ kind: helpPoints.kind })
    .from(helpPoints)
    .where(ne(helpPoints.dataSet, SHIPPED))
  const better = new Set(imported.map(({ kind }) => kind))
  const rows = shipped.filter(({ kind }) => !better.has(kind))
  const names = rows.map(({ name }) => name)
  const isShipped = eq(helpPoints.dataSet, SHIPPED)
  await tx
    .delete(helpPoints)
    .where(names.length === 0 ? isShipped : and(isShipped, notInArray(helpPoints.sourceKey, names)))
  await upsert(
    tx,
    rows.map(({ source, alsoSaidBy: _alsoSaidBy, ...point }) => ({
      ...point,
      dataSet: SHIPPED,
      sourceKey: point.name,
      sourceName: source.name,
      sourceUrl: source.url,
    })),
  )
}

/** What a data set knew before. */
export async function countPoints(db: Db, dataSet: string): Promise<number> {
  return db.$count(helpPoints, eq(helpPoints.dataSet, dataSet))
}

export interface NewPoints {
  dataSet: string
  kind: HelpKind
  source: HelpPoint['source']
  points: readonly ImportedPoint[]
  /** The day of rows that name none. */
  today: string
}

/** Puts all that a data set knows now in the place of what it knew, and of what ships of the kind. */
export async function replacePoints(db: Db, { dataSet, kind, source, points, today }: NewPoints): Promise<void> {
  const keys = points.map(({ key }) => key)
  await db.transaction(async (tx) => {
    // Thousands of rows may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.delete(helpPoints).where(and(eq(helpPoints.dataSet, SHIPPED), eq(helpPoints.kind, kind)))
    await tx
      .delete(helpPoints)
      .where(and(eq(helpPoints.dataSet, dataSet), sql`${helpPoints.sourceKey} <> all(${sql.param(keys)}::text[])`))
    await upsert(
      tx,
      points.map(({ key, day, ...point }) => ({
        ...point,
        dataSet,
        sourceKey: key,
        sourceName: source.name,
        sourceUrl: source.url,
        dataDate: day !== null && day <= today ? day : today,
      })),
    )
  })
}

/** The data sets that are to be brought in from now on; one that is known keeps its turn. */
export async function registerImports(db: Db, names: readonly string[]): Promise<void> {
  await db
    .insert(helpImports)
    .values(names.map((id) => ({ id })))
    .onConflictDoNothing()
}

export interface ClaimedImport {
  id: string
  attempts: number
}

export const claimImports = (db: Db, names: readonly string[], size: number, leaseSeconds: number) =>
  claimDue<ClaimedImport>(db, {
    table: helpImports,
    due: helpImports.dueAt,
    only: inArray(helpImports.id, [...names]),
    also: COUNTED,
    now: NOW,
    lease: inSeconds(leaseSeconds),
    size,
    returning: sql`id, attempts`,
  })

/** Ends an import, which is due again after a while. */
export async function settleImport(
  db: Db,
  { id, attempts }: ClaimedImport,
  seconds: number,
  outcome: { rows: number } | { problem: string },
): Promise<void> {
  const isDone = 'rows' in outcome
  await db
    .update(helpImports)
    .set({
      dueAt: inSeconds(seconds),
      problem: isDone ? null : outcome.problem,
      ...(isDone && { attempts: 0, succeededAt: NOW, rows: outcome.rows }),
    })
    .where(and(eq(helpImports.id, id), eq(helpImports.attempts, attempts)))
}
