import { createHash } from 'node:crypto'
import { islandRules as shipped } from '@honjeo/catalogue/island-rules'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { islandRules } from '@honjeo/schema/island-rules'
import { ruleColumns } from './island-rules.queries.ts'

/** Returns a name for one of the rules that ship, by which it is known whatever it says now. */
const nameOf = ({ subject, terms, validFrom, months }: IslandRule) =>
  [subject, terms.kind, validFrom, months?.join(',') ?? ''].join(' ')

const digestOf = (rule: IslandRule) => createHash('sha256').update(JSON.stringify(rule)).digest('base64url')

/**
 * Brings the rules that ship with the app into the database. One that was there before in other words takes the place of
 * those words, unless staff have changed it since: then theirs holds. An older server that starts again changes nothing.
 */
export async function shipRules(tx: Db, rules: readonly IslandRule[] = shipped): Promise<void> {
  const known = await tx
    .select({
      name: islandRules.shippedAs,
      digest: islandRules.shippedDigest,
      id: islandRules.id,
      state: islandRules.state,
    })
    .from(islandRules)
    .where(inArray(islandRules.shippedAs, rules.map(nameOf)))
  for (const rule of rules) {
    const [name, digest] = [nameOf(rule), digestOf(rule)]
    const same = known.filter((row) => row.name === name)
    const before = same.find(({ state }) => state === 'IN_FORCE')
    if (same.some((row) => row.digest === digest) || (same.length > 0 && before === undefined)) continue
    if (before !== undefined) await tx.update(islandRules).set(ended).where(isInForce(before.id))
    await tx.insert(islandRules).values({
      ...ruleColumns(rule),
      state: 'IN_FORCE',
      replacesId: before?.id ?? null,
      shippedAs: name,
      shippedDigest: digest,
      proposedAt: now,
      decidedAt: now,
    })
  }
}

const now = sql`now()`
const ended = { state: 'ENDED', endedAt: now } as const
const isInForce = (id: number) => and(eq(islandRules.id, id), eq(islandRules.state, 'IN_FORCE'))
