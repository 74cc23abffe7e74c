import type { adminIslandRulesRoutes } from '@honjeo/contract/admin/island-rules'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import type { IslandRule } from '@honjeo/contract/island-rules'
import type { RuleState } from '@honjeo/contract/values/rule-kinds'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { islandRules } from '@honjeo/schema/island-rules'
import { places } from '@honjeo/schema/places'
import { users } from '@honjeo/schema/users'
import { ruleColumns, toRule } from '../island-rules/island-rules.queries.ts'

const proposer = alias(users, 'proposer')
const decider = alias(users, 'decider')

type RuleQuery = QueryOf<(typeof adminIslandRulesRoutes)['GET /api/admin/island-rules']>

/** The number within `PLACE:126435`. */
const placeNumber = sql`case when ${islandRules.subject} like 'PLACE:%' then substr(${islandRules.subject}, 7)::bigint end`

const selectRules = (db: Db) =>
  db
    .select({
      ...getTableColumns(islandRules),
      proposedAt: isoUtc(islandRules.proposedAt),
      decidedAt: sql<string | null>`${isoUtc(islandRules.decidedAt)}`,
      endedAt: sql<string | null>`${isoUtc(islandRules.endedAt)}`,
      placeTitle: places.title,
      proposerName: proposer.nickname,
      deciderName: decider.nickname,
    })
    .from(islandRules)
    .leftJoin(places, eq(places.contentId, placeNumber))
    .leftJoin(proposer, eq(proposer.id, islandRules.proposedBy))
    .leftJoin(decider, eq(decider.id, islandRules.decidedBy))

type Row = Awaited<ReturnType<typeof selectRules>>[number]

/** The name of staff whose account is gone. */
const GONE = '탈퇴한 운영자'
const nameOf = (id: number | null, name: string | null) => (id === null ? null : (name ?? GONE))

const toStaffRule = (row: Row, staffId: number): StaffRule => ({
  ruleId: row.id,
  rule: toRule(row),
  placeTitle: row.placeTitle,
  state: row.state,
  replacesId: row.replacesId,
  isRemoval: row.isRemoval,
  proposedBy: nameOf(row.proposedBy, row.proposerName),
  proposedAt: row.proposedAt,
  isOwn: row.proposedBy === staffId,
  decidedBy: nameOf(row.decidedBy, row.deciderName),
  decidedAt: row.decidedAt,
  endedAt: row.endedAt,
})

/** Returns the rules, the newest first. */
export async function listRules(db: Db, staffId: number, query: RuleQuery) {
  const { state, subject, size = PAGE_SIZE_DEFAULT, cursor } = query
  const list = `island-rules:${JSON.stringify([state, subject])}`
  const [last] = decodeCursor(list, cursor, ['integer']) ?? []
  const rows = await selectRules(db)
    .where(
      and(
        state === undefined ? undefined : eq(islandRules.state, state),
        subject === undefined ? undefined : eq(islandRules.subject, subject),
        last === undefined ? undefined : lt(islandRules.id, last),
      ),
    )
    .orderBy(desc(islandRules.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [row.id]),
    (row) => toStaffRule(row, staffId),
  )
}

export async function findRule(db: Db, staffId: number, ruleId: number): Promise<StaffRule | undefined> {
  const [row] = await selectRules(db).where(eq(islandRules.id, ruleId))
  return row && toStaffRule(row, staffId)
}

/** No other transaction changes it until this one ends. */
export async function lockRule(tx: Db, ruleId: number) {
  const [row] = await tx.select().from(islandRules).where(eq(islandRules.id, ruleId)).for('no key update')
  return row
}

interface Proposal {
  rule: IslandRule
  replacesId: number | null
  isRemoval: boolean
  staffId: number
  now: string
}

export async function insertProposal(tx: Db, { rule, replacesId, isRemoval, staffId, now }: Proposal): Promise<number> {
  return only(
    await tx
      .insert(islandRules)
      .values({
        ...ruleColumns(rule),
        state: 'PENDING',
        replacesId,
        isRemoval,
        proposedBy: staffId,
        proposedAt: now,
      })
      .returning({ id: islandRules.id }),
  ).id
}

export async function endRule(tx: Db, ruleId: number, now: string): Promise<void> {
  await tx.update(islandRules).set({ state: 'ENDED', endedAt: now }).where(eq(islandRules.id, ruleId))
}

export async function decideRule(
  tx: Db,
  ruleId: number,
  { state, staffId, now }: { state: Exclude<RuleState, 'PENDING'>; staffId: number; now: string },
): Promise<void> {
  await tx
    .update(islandRules)
    .set({ state, decidedBy: staffId, decidedAt: now, endedAt: state === 'ENDED' ? now : null })
    .where(eq(islandRules.id, ruleId))
}

export const countRulesInForce = (tx: Db) => tx.$count(islandRules, eq(islandRules.state, 'IN_FORCE'))
