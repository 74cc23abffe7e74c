import type { ReportDraft } from '@honjeo/contract/reports'
import { REPORT_REASON_CODES } from '@honjeo/contract/values/report-reasons'
import { isWebLink, sendableText } from '#lib/text/sendable-text.ts'
import { isKeptImage, type KeptImage } from '#ui/media/image-uploads.ts'
import { type NamedTarget, toBody } from './report-target.ts'

export interface ReportValues {
  reason: ReportDraft['reason'] | null
  detail: string
  /** An address, or nothing. */
  evidence: string
  images: readonly KeptImage[]
}

export const NO_REPORT: ReportValues = { reason: null, detail: '', evidence: '', images: [] }

export const isBlank = ({ reason, detail, evidence, images }: ReportValues) =>
  reason === null && detail === '' && evidence === '' && images.length === 0

export type ReportField = 'reason' | 'detail' | 'evidence'

/** What the server takes, or which field has to be put right before it does. */
export type Judged = { draft: ReportDraft } | { wrong: ReportField }

export function judgeReport({ reason, detail, evidence, images: [image] }: ReportValues, target: NamedTarget): Judged {
  const text = sendableText(detail)
  if (reason === null) return { wrong: 'reason' }
  if (text === '') return { wrong: 'detail' }
  if (isWrongEvidence(evidence)) return { wrong: 'evidence' }
  const link = sendableText(evidence)
  return {
    draft: {
      reason,
      detail: text,
      ...(link !== '' && { evidence: link }),
      ...(image !== undefined && { imageName: image.imageName, imageUrl: image.imageUrl }),
      ...toBody(target),
    },
  }
}

export function isWrongEvidence(evidence: string): boolean {
  const link = sendableText(evidence)
  return link !== '' && !isWebLink(link)
}

/** Checks a stored draft, since an earlier version of the form may have left any value on the device. */
export function isReportValues(value: unknown): value is ReportValues {
  if (typeof value !== 'object' || value === null) return false
  const { reason, detail, evidence, images } = value as Record<string, unknown>
  return (
    (reason === null || REPORT_REASON_CODES.some((code) => code === reason)) &&
    typeof detail === 'string' &&
    typeof evidence === 'string' &&
    Array.isArray(images) &&
    images.every(isKeptImage)
  )
}
