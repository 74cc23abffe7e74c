import type { StaffExport } from '@honjeo/contract/values/enums'
import { INQUIRY_CATEGORY_TEXTS } from '@honjeo/contract/values/inquiry-categories'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { and, count, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isAfter, orderBy } from '../db/keyset.ts'
import { inquiries } from '@honjeo/schema/inquiries'
import { reports } from '@honjeo/schema/reports'
import { auditLog } from '@honjeo/schema/staff'
import { users } from '@honjeo/schema/users'

type Column = readonly [header: string, value: SQL | PgColumn]

/** Writes a time as a spreadsheet in Korea reads it. */
const korean = (column: PgColumn) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`
/** Names the table with the column: in a query of one table Drizzle leaves it off, and a subquery would take the column for its own. */
const nicknameOf = (column: string) => sql`(select u.nickname from users u where u.id = ${sql.raw(column)})`
const nameOf = (column: PgColumn, texts: readonly { code: string; name: string }[]) =>
  sql`case ${column} ${sql.join(
    texts.map(({ code, name }) => sql`when ${code} then ${name}`),
    sql` `,
  )} else ${column} end`

/** The columns of each table with their headings; names, birthdays and passwords of members stay here. */
const EXPORTS = {
  reports: {
    table: reports,
    columns: [
      ['번호', reports.id],
      ['접수 시각', korean(reports.createdAt)],
      ['상태', reports.status],
      ['사유', nameOf(reports.reason, REPORT_REASONS)],
      ['상세 내용', reports.detail],
      ['증거 주소', reports.evidence],
      ['대상', reports.targetType],
      ['대상 번호', reports.targetId],
      ['메시지 번호', sql`nullif(${reports.targetSeq}, 0)`],
      ['대상 제목', reports.targetTitle],
      ['대상 내용', reports.targetContent],
      ['대상 회원 번호', reports.targetUserId],
      ['대상 회원', nicknameOf('reports.target_user_id')],
      ['신고자 번호', reports.reporterId],
      ['신고자', nicknameOf('reports.reporter_id')],
      ['취소 시각', korean(reports.cancelledAt)],
      ['처리 시각', korean(reports.processedAt)],
      ['처리한 운영자', nicknameOf('reports.processed_by')],
      ['답변', reports.adminNote],
    ],
  },
  inquiries: {
    table: inquiries,
    columns: [
      ['번호', inquiries.id],
      ['접수 시각', korean(inquiries.createdAt)],
      ['상태', inquiries.status],
      ['우선순위', inquiries.priority],
      ['카테고리', nameOf(inquiries.category, INQUIRY_CATEGORY_TEXTS)],
      ['제목', inquiries.title],
      ['내용', inquiries.content],
      ['첨부 주소', sql`array_to_string(${inquiries.attachmentUrls}, ' ')`],
      ['장소 번호', inquiries.placeId],
      ['회원 번호', inquiries.userId],
      ['회원', nicknameOf('inquiries.user_id')],
      ['답변', inquiries.reply],
      ['답변 시각', korean(inquiries.repliedAt)],
      ['답변한 운영자', nicknameOf('inquiries.replied_by')],
      ['닫은 시각', korean(inquiries.closedAt)],
    ],
  },
  members: {
    table: users,
    columns: [
      ['회원 번호', users.id],
      ['가입 시각', korean(users.createdAt)],
      ['닉네임', users.nickname],
      ['이메일', users.email],
      ['역할', users.role],
      ['여행자 유형', users.userType],
      ['포인트', users.points],
      ['정지 종료 시각', korean(users.suspendedUntil)],
    ],
  },
  'audit-log': {
    table: auditLog,
    columns: [
      ['번호', auditLog.id],
      ['시각', korean(auditLog.createdAt)],
      ['운영자 번호', auditLog.staffId],
      ['운영자', auditLog.staffName],
      ['한 일', auditLog.action],
      ['대상', auditLog.targetType],
      ['대상 번호', auditLog.targetId],
      ['이전', sql`${auditLog.before}::text`],
      ['이후', sql`${auditLog.after}::text`],
      ['메모', auditLog.note],
    ],
  },
} as const satisfies Record<StaffExport, { table: unknown; columns: readonly Column[] }>

/** ISO instants between which rows were made; where one is null there is no bound. */
export interface Period {
  from: string | null
  /** The end, which is no longer within. */
  until: string | null
}

type Cell = string | number | null

const BATCH = 500

function isWithin(kind: StaffExport, { from, until }: Period) {
  const { createdAt } = EXPORTS[kind].table
  return and(from === null ? undefined : gte(createdAt, from), until === null ? undefined : lt(createdAt, until))
}

export const headersOf = (kind: StaffExport) => EXPORTS[kind].columns.map(([header]) => header)

/** Returns how many rows there are, counted no further than `limit`. */
export async function countRows(db: Db, kind: StaffExport, period: Period, limit: number): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(EXPORTS[kind].table)
    .where(isWithin(kind, period))
    .limit(limit)
    .as('counted')
  const [row] = await db.select({ value: count() }).from(rows)
  return row?.value ?? 0
}

/** The rows, the oldest first, so many at a time that no statement takes long; never all of them in memory. */
export async function* listRows(db: Db, kind: StaffExport, period: Period, limit: number): AsyncGenerator<Cell[][]> {
  const { table, columns } = EXPORTS[kind]
  const ordering = { key: table.createdAt, keyType: 'instant', direction: 'asc' } as const
  const cells = sql<Cell[]>`json_build_array(${sql.join(
    columns.map(([, value]) => sql`${value}`),
    sql`, `,
  )})`
  let last: [string, number] | null = null
  for (let left = limit; left > 0; left -= BATCH) {
    const rows: { cells: Cell[]; createdAt: string; id: number }[] = await db
      .select({ cells, createdAt: isoUtc(table.createdAt), id: table.id })
      .from(table)
      .where(and(isWithin(kind, period), isAfter(ordering, table.id, last)))
      .orderBy(...orderBy(ordering, table.id))
      .limit(Math.min(BATCH, left))
    yield rows.map((row) => row.cells)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = [end.createdAt, end.id]
  }
}
