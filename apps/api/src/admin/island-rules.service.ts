import type { RuleProposal } from '@honjeo/contract/admin/island-rules'
import { RULES_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { hintAfterCommit } from '../db/commit-hints.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { appError } from '@honjeo/contract/app-error'
import { RULES_CHANGED } from '../island-rules/island-rules.ts'
import { toRule } from '../island-rules/island-rules.queries.ts'
import { placeExists } from '../records/places.queries.ts'
import { countRulesInForce, decideRule, endRule, insertProposal, lockRule } from './island-rules.queries.ts'
import type { StaffAct } from './staff-act.ts'

const PLACE = /^PLACE:(\d+)$/

/** Writes a proposal down, which changes nothing yet; answers its number. */
export async function proposeRule(
  { tx, staffId, now, audit }: StaffAct,
  { replacesId, rule }: RuleProposal,
): Promise<number> {
  const replaced = replacesId === undefined ? undefined : await lockRule(tx, replacesId)
  if (replacesId !== undefined && replaced === undefined) throw appError('STAFF_TARGET_NOT_FOUND')
  if (replaced !== undefined && replaced.state !== 'IN_FORCE') throw appError('RULE_CHANGED')
  const wanted = rule ?? (replaced && toRule(replaced))
  if (wanted === undefined) throw appError('INVALID_INPUT', { fields: { rule: say('REQUIRED') } })
  if (wanted.validTo !== null && wanted.validTo < wanted.validFrom)
    throw appError('INVALID_INPUT', { fields: { 'rule.validTo': say('END_BEFORE_START') } })
  const place = PLACE.exec(wanted.subject)?.[1]
  if (rule !== undefined && place !== undefined && !(await placeExists(tx, Number(place))))
    throw appError('INVALID_INPUT', { fields: { 'rule.subject': say('RULE_SUBJECT') } })
  const ruleId = await insertProposal(tx, {
    rule: wanted,
    replacesId: replacesId ?? null,
    isRemoval: rule === undefined,
    staffId,
    now: now.toISOString(),
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'island_rules_one_proposal') ? appError('RULE_CHANGED') : error
  })
  await audit({
    action: 'RULE_PROPOSE',
    targetType: 'RULE',
    targetId: ruleId,
    before: replaced ? { subject: replaced.subject, terms: replaced.terms } : null,
    after: rule === undefined ? null : { subject: wanted.subject, terms: wanted.terms },
  })
  return ruleId
}

/** Puts a proposal in force, or lays it aside. Only another of the staff may: the database holds that, too. */
export async function decideProposal(
  { tx, staffId, now, audit }: StaffAct,
  { ruleId, isAccepted }: { ruleId: number; isAccepted: boolean },
): Promise<void> {
  const proposal = await lockRule(tx, ruleId)
  if (proposal === undefined) throw appError('STAFF_TARGET_NOT_FOUND')
  if (proposal.state !== 'PENDING') throw appError('DECIDED_BY_ANOTHER')
  if (proposal.proposedBy === staffId) throw appError('RULE_NEEDS_ANOTHER')
  const at = now.toISOString()
  const state = isAccepted ? (proposal.isRemoval ? 'ENDED' : 'IN_FORCE') : 'REJECTED'
  if (isAccepted) await replace(tx, proposal.replacesId, at)
  await decideRule(tx, ruleId, { state, staffId, now: at })
  if (isAccepted && (await countRulesInForce(tx)) > RULES_MAX) throw appError('LIST_FULL')
  if (isAccepted) hintAfterCommit(tx, { channel: RULES_CHANGED, payload: String(ruleId) })
  const action = isAccepted ? 'RULE_CONFIRM' : 'RULE_REJECT'
  await audit({ action, targetType: 'RULE', targetId: ruleId, after: { subject: proposal.subject } })
}

/** The rule that a proposal takes the place of has to hold still: another may have been confirmed in its stead. */
async function replace(tx: StaffAct['tx'], replacesId: number | null, at: string): Promise<void> {
  if (replacesId === null) return
  const replaced = await lockRule(tx, replacesId)
  if (replaced?.state !== 'IN_FORCE') throw appError('RULE_CHANGED')
  await endRule(tx, replacesId, at)
}
