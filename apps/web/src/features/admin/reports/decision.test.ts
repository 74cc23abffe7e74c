import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { expect, it } from 'vitest'
import { contentActs, type DecisionValues, judgeDecision, NO_DECISION } from './decision.ts'

const judge = (changes: Partial<DecisionValues>) => judgeDecision({ ...NO_DECISION, ...changes })
const target = (changes: Partial<StaffReportDetail['target']>) =>
  contentActs({ type: 'POST', isHidden: false, isGone: false, ...changes } as StaffReportDetail['target'])

it('wants an outcome, then words for the reporter, then words for the member', () => {
  expect(judge({})).toEqual({ missing: 'status' })
  expect(judge({ status: 'REVIEWED', note: ' \n' })).toEqual({ missing: 'note' })
  expect(judge({ status: 'REVIEWED', note: '확인했어요.', sanction: 'WARNING' })).toEqual({ missing: 'sanctionReason' })
})

it('sends days with a suspension alone', () => {
  const decided = { status: 'ACTION_TAKEN', note: ' 조치했어요. ', sanctionReason: '욕설', days: 3 } as const
  expect(judge({ ...decided, sanction: 'WARNING' })).toMatchObject({
    body: { note: '조치했어요.', sanction: { kind: 'WARNING', reason: '욕설' } },
  })
  expect(judge({ ...decided, sanction: 'SUSPENSION' })).toMatchObject({
    body: { sanction: { kind: 'SUSPENSION', reason: '욕설', days: 3 } },
  })
  expect(judge({ ...decided, sanction: 'NONE' })).toEqual({
    body: { status: 'ACTION_TAKEN', note: '조치했어요.', content: 'KEEP', allOfTarget: true },
  })
})

it('offers to hide what is seen, to restore what is hidden, and nothing for what is gone', () => {
  expect(target({})).toEqual(['KEEP', 'HIDE'])
  expect(target({ isHidden: true })).toEqual(['KEEP', 'RESTORE'])
  expect(target({ isGone: true, isHidden: true })).toEqual(['KEEP'])
  expect(target({ type: 'MESSAGE', isHidden: true })).toEqual(['KEEP', 'HIDE'])
})
