import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { expect, it } from 'vitest'
import { contentActs, type DecisionValues, NO_DECISION, toDecision } from './decision.ts'

const decide = (changes: Partial<DecisionValues>) => toDecision({ ...NO_DECISION, ...changes })
const target = (changes: Partial<StaffReportDetail['target']>) =>
  contentActs({ type: 'POST', isHidden: false, isGone: false, ...changes } as StaffReportDetail['target'])

it('waits for an outcome, for words for the reporter, and for words for the member', () => {
  expect(decide({})).toBeNull()
  expect(decide({ status: 'REVIEWED', note: ' \n' })).toBeNull()
  expect(decide({ status: 'REVIEWED', note: '확인했어요.', sanction: 'WARNING' })).toBeNull()
})

it('sends days with a suspension alone', () => {
  const decided = { status: 'ACTION_TAKEN', note: ' 조치했어요. ', sanctionReason: '욕설', days: 3 } as const
  expect(decide({ ...decided, sanction: 'WARNING' })).toMatchObject({
    note: '조치했어요.',
    sanction: { kind: 'WARNING', reason: '욕설' },
  })
  expect(decide({ ...decided, sanction: 'SUSPENSION' })).toMatchObject({
    sanction: { kind: 'SUSPENSION', reason: '욕설', days: 3 },
  })
  expect(decide({ ...decided, sanction: 'NONE' })).toEqual({
    status: 'ACTION_TAKEN',
    note: '조치했어요.',
    content: 'KEEP',
    allOfTarget: true,
  })
})

it('offers to hide what is seen, to restore what is hidden, and nothing for what is gone', () => {
  expect(target({})).toEqual(['KEEP', 'HIDE'])
  expect(target({ isHidden: true })).toEqual(['KEEP', 'RESTORE'])
  expect(target({ isGone: true, isHidden: true })).toEqual(['KEEP'])
  expect(target({ type: 'MESSAGE', isHidden: true })).toEqual(['KEEP', 'HIDE'])
})
