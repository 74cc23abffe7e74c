import { expect, it } from 'vitest'
import { isReportValues, judgeReport, NO_REPORT, type ReportValues } from './report-values.ts'

const TARGET = { field: 'targetPostId', id: 7 } as const
const WRITTEN: ReportValues = { ...NO_REPORT, reason: 'SPAM', detail: ' 광고예요. ' }
const IMAGE = { imageName: 'a', imageUrl: '/images/a', thumbUrl: '/images/a-thumb', width: 1, height: 1 }

it('asks for the reason, then the detail, then an address that is one', () => {
  expect(judgeReport(NO_REPORT, TARGET)).toEqual({ wrong: 'reason' })
  expect(judgeReport({ ...WRITTEN, detail: ' \n' }, TARGET)).toEqual({ wrong: 'detail' })
  expect(judgeReport({ ...WRITTEN, evidence: 'ftp://jeju.kr' }, TARGET)).toEqual({ wrong: 'evidence' })
})

it('sends what was filled in, and nothing of what was not', () => {
  expect(judgeReport({ ...WRITTEN, evidence: ' ' }, TARGET)).toEqual({
    draft: { reason: 'SPAM', detail: '광고예요.', targetPostId: 7 },
  })
  expect(judgeReport({ ...WRITTEN, evidence: ' https://jeju.kr ', images: [IMAGE] }, TARGET)).toEqual({
    draft: {
      reason: 'SPAM',
      detail: '광고예요.',
      evidence: 'https://jeju.kr',
      imageName: 'a',
      imageUrl: '/images/a',
      targetPostId: 7,
    },
  })
})

it('knows a draft of its own from anything else', () => {
  expect(isReportValues({ ...WRITTEN, images: [IMAGE] })).toBe(true)
  expect(isReportValues({ reason: 'SPAM', detail: '' })).toBe(false)
  expect(isReportValues({ ...WRITTEN, reason: 'NO_SUCH' })).toBe(false)
})
