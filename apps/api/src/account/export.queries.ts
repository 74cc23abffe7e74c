import { type ImageWidth, widthsOf } from '@honjeo/contract/values/image-url'
import { EXPORT_PAUSE_SECONDS } from '@honjeo/contract/values/limits'
import { subSeconds } from 'date-fns/subSeconds'
import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { images } from '@honjeo/schema/images'
import { users } from '@honjeo/schema/users'
import type { ExportKind } from './export-kinds.queries.ts'

type Row = Record<string, unknown>
const BATCH = 500

/** Returns the seconds to wait; 0 means that it may begin, and counts as begun. One of several at once may. */
export async function claimExport(db: Db, userId: number, now: Date): Promise<number> {
  const due = subSeconds(now, EXPORT_PAUSE_SECONDS).toISOString()
  const claimed = await db
    .update(users)
    .set({ exportedAt: now.toISOString() })
    .where(and(eq(users.id, userId), or(isNull(users.exportedAt), lte(users.exportedAt, due))))
    .returning({ id: users.id })
  if (claimed.length > 0) return 0
  const [user] = await db
    .select({ at: sql<string | null>`${isoUtc(users.exportedAt)}` })
    .from(users)
    .where(eq(users.id, userId))
  const since = (now.getTime() - Date.parse(user?.at ?? now.toISOString())) / 1000
  return Math.max(1, EXPORT_PAUSE_SECONDS - since)
}

/** Returns rows of one kind after the one with that key, in order; one statement, so that nothing is held while a slow client reads. */
async function listBatch(db: Db, kind: ExportKind, userId: number, last: Row | undefined): Promise<Row[]> {
  const tableColumns = getTableColumns(kind.table)
  const key = kind.key.map((name) => tableColumns[name]!)
  const values = last && kind.key.map((name) => sql`${last[name]}`)
  const isNext = values && sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`
  const from = db.select(kind.columns).from(kind.table).$dynamic()
  return (kind.join ? from.innerJoin(kind.join.table, kind.join.on) : from)
    .where(and(eq(kind.owner, userId), kind.only, isNext))
    .orderBy(...key.map((column) => asc(column)))
    .limit(BATCH)
}

/** Yields all rows of one kind, a batch at a time. */
export async function* ownRows(db: Db, kind: ExportKind, userId: number): AsyncGenerator<Row> {
  let batch: Row[] = []
  do {
    batch = await listBatch(db, kind, userId, batch.at(-1))
    yield* batch
  } while (batch.length === BATCH)
}

interface OwnImage {
  name: string
  /** The widest width in which it is kept. */
  width: ImageWidth
}

/** The member's uploads, a batch at a time. */
export async function* ownImages(db: Db, userId: number): AsyncGenerator<OwnImage> {
  let batch: { name: string; width: number }[] = []
  do {
    const last = batch.at(-1)
    batch = await db
      .select({ name: images.name, width: images.width })
      .from(images)
      .where(and(eq(images.ownerId, userId), last && gt(images.name, last.name)))
      .orderBy(asc(images.name))
      .limit(BATCH)
    for (const { name, width } of batch) yield { name, width: widthsOf(width).at(-1) ?? 320 }
  } while (batch.length === BATCH)
}
