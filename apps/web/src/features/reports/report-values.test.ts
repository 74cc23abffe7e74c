import { expect, it } from 'vitest'
import { isReportValues, NO_REPORT, type ReportValues, toReportDraft } from './report-values.ts'

const TARGET = { field: 'targetPostId', id: 7 } as const
const WRITTEN: ReportValues = { ...NO_REPORT, reason: 'SPAM', detail: ' 광고예요. ' }
const IMAGE = { imageName: 'a', imageUrl: '/images/a', thumbUrl: '/images/a-thumb', width: 1, height: 1 }

it('waits for a reason, a detail, and an address that is one', () => {
  expect(toReportDraft(NO_REPORT, TARGET)).toBeNull()
  expect(toReportDraft({ ...WRITTEN, detail: ' \n' }, TARGET)).toBeNull()
  expect(toReportDraft({ ...WRITTEN, evidence: 'ftp://jeju.kr' }, TARGET)).toBeNull()
})

it('sends what was filled in, and nothing of what was not', () => {
  expect(toReportDraft({ ...WRITTEN, evidence: ' ' }, TARGET)).toEqual({
    reason: 'SPAM',
    detail: '광고예요.',
    targetPostId: 7,
  })
  expect(toReportDraft({ ...WRITTEN, evidence: ' https://jeju.kr ', images: [IMAGE] }, TARGET)).toEqual({
    reason: 'SPAM',
    detail: '광고예요.',
    evidence: 'https://jeju.kr',
    imageName: 'a',
    imageUrl: '/images/a',
    targetPostId: 7,
  })
})

it('knows a draft of its own from anything else', () => {
  expect(isReportValues({ ...WRITTEN, images: [IMAGE] })).toBe(true)
  expect(isReportValues({ reason: 'SPAM', detail: '' })).toBe(false)
  expect(isReportValues({ ...WRITTEN, reason: 'NO_SUCH' })).toBe(false)
})
