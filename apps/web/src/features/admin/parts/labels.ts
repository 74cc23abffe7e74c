import type {
  BannerScene,
  Gender,
  InquiryCategory,
  InquiryStatus,
  ModeratedType,
  ReportStatus,
  ReportTarget,
  SanctionKind,
  TemplateKind,
} from '@honjeo/contract/values/enums'
import type { ReportReasonCode } from '@honjeo/contract/values/report-reasons'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CASE_STATUS_LABELS } from '#features/cases/case-status.tsx'

export type Names<T extends string> = Record<T, MessageDescriptor>

export const REPORT_STATUS_NAMES: Names<ReportStatus> = {
  PENDING: CASE_STATUS_LABELS.PENDING,
  REVIEWED: CASE_STATUS_LABELS.REVIEWED,
  ACTION_TAKEN: CASE_STATUS_LABELS.ACTION_TAKEN,
  REJECTED: CASE_STATUS_LABELS.REJECTED,
}

export const REPORT_TARGET_NAMES: Names<ReportTarget> = {
  USER: msg`회원`,
  POST: msg({ message: '게시글', context: 'one' }),
  COMMENT: msg({ message: '댓글', context: 'one' }),
  REVIEW: msg({ message: '리뷰', context: 'one' }),
  ROOM: msg({ message: '동행방', context: 'one' }),
  MESSAGE: msg`메시지`,
}

export const MODERATED_TYPE_NAMES: Names<ModeratedType> = {
  POST: msg`게시글`,
  COMMENT: msg`댓글`,
  REVIEW: msg`리뷰`,
  ROOM: msg`동행방`,
}

export const REPORT_REASON_NAMES: Names<ReportReasonCode> = {
  SPAM: msg`스팸·광고`,
  ABUSE: msg`욕설·비하`,
  INAPPROPRIATE: msg`부적절한 내용`,
  COPYRIGHT: msg`저작권·초상권 침해`,
  HARASSMENT: msg`괴롭힘·스토킹`,
  FRAUD: msg`금전 요구·사기`,
  SEXUAL: msg`성희롱·성범죄`,
  ILLEGAL_FILMING: msg`불법촬영물`,
  NO_SHOW: msg`약속 불이행(노쇼)`,
  MEETING: msg`만난 자리에서 불편했던 일`,
  MISLEADING: msg`거짓 정보`,
}

export const INQUIRY_STATUS_NAMES: Names<InquiryStatus> = {
  PENDING: CASE_STATUS_LABELS.PENDING,
  IN_PROGRESS: CASE_STATUS_LABELS.IN_PROGRESS,
  REPLIED: CASE_STATUS_LABELS.REPLIED,
  CLOSED: CASE_STATUS_LABELS.CLOSED,
}

export const INQUIRY_CATEGORY_NAMES: Names<InquiryCategory> = {
  GENERAL: msg`일반 문의`,
  TECHNICAL: msg`오류·기술 문의`,
  ACCOUNT: msg`계정 문의`,
  PAYMENT: msg`결제·환불 문의`,
  REPORT: msg`신고 문의`,
  SUGGESTION: msg`제안`,
  COMPLAINT: msg`불편 사항`,
  OTHER: msg`기타`,
}

export const SANCTION_KIND_NAMES: Names<SanctionKind> = {
  WARNING: msg`경고`,
  SUSPENSION: msg`이용 정지`,
}

export const GENDER_NAMES: Names<Gender> = { MALE: msg`남자`, FEMALE: msg`여자` }

export const TEMPLATE_KIND_NAMES: Record<TemplateKind, MessageDescriptor> = {
  REPORT: msg`신고 답변`,
  INQUIRY: msg`문의 답변`,
}

export const BANNER_SCENE_NAMES: Record<BannerScene, MessageDescriptor> = {
  SAFETY: msg`안전`,
  COMPANION: msg({ message: '동행', context: 'scene' }),
  OREUM: msg`오름`,
  MARKET: msg`시장`,
}

/** A table of `labels.ts` in the language of the screen. */
export function useNames<T extends string>(names: Readonly<Record<T, MessageDescriptor>>): Record<T, string> {
  const { i18n } = useLingui()
  const entries = Object.entries<MessageDescriptor>(names)
  return Object.fromEntries(entries.map(([code, name]) => [code, i18n._(name)])) as Record<T, string>
}
