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

/** What the server takes, or null while something has to be put right before it does. */
export function toReportDraft(values: ReportValues, target: NamedTarget): ReportDraft | null {
  const { reason, images } = values
  const [image] = images
  const detail = sendableText(values.detail)
  const evidence = sendableText(values.evidence)
  if (reason === null || detail === '' || isWrongEvidence(evidence)) return null
  return {
    reason,
    detail,
    ...(evidence !== '' && { evidence }),
    ...(image !== undefined && { imageName: image.imageName, imageUrl: image.imageUrl }),
    ...toBody(target),
  }
}

export function isWrongEvidence(evidence: string): boolean {
  const link = sendableText(evidence)
  return link !== '' && !isWebLink(link)
}

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
