import type { StaffWarning } from '@honjeo/contract/admin/weather-warnings'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { isoUtc } from '@honjeo/schema/columns'
import { staffWarnings } from '@honjeo/schema/weather'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'

const columns = {
  warningId: staffWarnings.id,
  kind: staffWarnings.kind,
  level: staffWarnings.level,
  zones: staffWarnings.zones,
  givenAt: isoUtc(staffWarnings.givenAt),
  endsAt: isoUtc(staffWarnings.endsAt),
  liftedAt: isoUtc(staffWarnings.liftedAt),
}

const LIST = 'weather-warnings'
/** The days for which a warning is kept, as many as for those of the weather service. */
const KEPT_DAYS = 30

/** Returns the warnings, the last one first. */
export async function listStaffWarnings(
  db: Db,
  { size = PAGE_SIZE_DEFAULT, cursor }: { size?: number; cursor?: string },
) {
  const [last] = decodeCursor(LIST, cursor, ['integer']) ?? []
  const rows: StaffWarning[] = await db
    .select(columns)
    .from(staffWarnings)
    .where(last === undefined ? undefined : lt(staffWarnings.id, last))
    .orderBy(desc(staffWarnings.id))
    .limit(size + 1)
  return toPage(rows, size, ({ warningId }) => encodeCursor(LIST, [warningId]))
}

export async function insertStaffWarning(
  tx: Db,
  { hours, ...warning }: Pick<StaffWarning, 'kind' | 'level' | 'zones'> & { hours: number },
  now: Date,
): Promise<StaffWarning> {
  await tx
    .delete(staffWarnings)
    .where(sql`${staffWarnings.endsAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
  const endsAt = new Date(now.getTime() + hours * 3_600_000).toISOString()
  const [row] = await tx
    .insert(staffWarnings)
    .values({ ...warning, givenAt: now.toISOString(), endsAt })
    .returning(columns)
  return row!
}

/** Returns false where it is over or was lifted already, or there is none. */
export async function liftStaffWarning(tx: Db, warningId: number, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const rows = await tx
    .update(staffWarnings)
    .set({ liftedAt: at })
    .where(
      and(
        eq(staffWarnings.id, warningId),
        isNull(staffWarnings.liftedAt),
        sql`${staffWarnings.endsAt} > ${at}::timestamptz`,
      ),
    )
    .returning({ id: staffWarnings.id })
  return rows.length > 0
}
