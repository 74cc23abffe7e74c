import type { IslandRule } from '@honjeo/contract/island-rules'
import { RULES_MAX } from '@honjeo/contract/values/limits'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { islandRules } from '@honjeo/schema/island-rules'

type Row = Pick<
  typeof islandRules.$inferSelect,
  'subject' | 'validFrom' | 'validTo' | 'months' | 'terms' | 'sourceName' | 'sourceUrl' | 'checkedOn' | 'isConfirmed'
>

/** What a row says, without what became of it. */
export const toRule = ({ sourceName, sourceUrl, ...row }: Row): IslandRule => ({
  subject: row.subject,
  validFrom: row.validFrom,
  validTo: row.validTo,
  months: row.months,
  terms: row.terms,
  source: { name: sourceName, url: sourceUrl },
  checkedOn: row.checkedOn,
  isConfirmed: row.isConfirmed,
})

/** The columns that hold what a rule says. */
export const ruleColumns = ({ source, ...rule }: IslandRule) => ({
  ...rule,
  kind: rule.terms.kind,
  sourceName: source.name,
  sourceUrl: source.url,
})

/** Returns all rules that staff have not ended, past and coming ones among them. */
export async function listRulesInForce(db: Db): Promise<IslandRule[]> {
  const rows = await db
    .select()
    .from(islandRules)
    .where(eq(islandRules.state, 'IN_FORCE'))
    .orderBy(asc(islandRules.id))
    .limit(RULES_MAX)
  return rows.map(toRule)
}
