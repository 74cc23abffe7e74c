import type { ReportDraft } from '@honjeo/contract/reports'
import { REPORT_REASON_CODES } from '@honjeo/contract/values/report-reasons'
import { sendableText } from '#lib/sendable-text.ts'
import { type NamedTarget, toBody } from './report-target.ts'

export interface ReportValues {
  reason: ReportDraft['reason'] | null
  detail: string
}

export const NO_REPORT: ReportValues = { reason: null, detail: '' }

/** What the server takes, or what has to be done before it does. */
export type Judged = { draft: ReportDraft } | { missing: keyof ReportValues }

export function judgeReport({ reason, detail }: ReportValues, target: NamedTarget): Judged {
  const text = sendableText(detail)
  if (reason === null) return { missing: 'reason' }
  if (text === '') return { missing: 'detail' }
  return { draft: { reason, detail: text, ...toBody(target) } }
}

export function isReportValues(value: unknown): value is ReportValues {
  if (typeof value !== 'object' || value === null) return false
  const { reason, detail } = value as Record<string, unknown>
  return (reason === null || REPORT_REASON_CODES.some((code) => code === reason)) && typeof detail === 'string'
}
