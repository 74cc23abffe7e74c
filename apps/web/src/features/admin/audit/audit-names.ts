import type { AuditAction, AuditTarget } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { REPORT_TARGET_NAMES } from '../parts/labels.ts'

export const AUDIT_ACTION_NAMES: Record<AuditAction, MessageDescriptor> = {
  STAFF_GRANT: msg`운영자 지정`,
  STAFF_REVOKE: msg`운영자 해제`,
  STAFF_PROOF: msg`비밀번호 확인`,
  REPORT_DECIDE: msg`신고 처리`,
  INQUIRY_UPDATE: msg`문의 상태 변경`,
  INQUIRY_REPLY: msg`문의 답변`,
  CONTENT_HIDE: msg`글 숨김`,
  CONTENT_RESTORE: msg`글 되살림`,
  MEMBER_VIEW: msg`회원 정보 열람`,
  MEMBER_UPDATE: msg`회원 정보 정정`,
  MEMBER_WARN: msg`경고`,
  MEMBER_SUSPEND: msg`이용 정지`,
  MEMBER_LIFT: msg`정지 해제`,
  PLACE_CREATE: msg`장소 추가`,
  PLACE_UPDATE: msg`장소 변경`,
  NOTICE_CREATE: msg`공지 작성`,
  NOTICE_UPDATE: msg`공지 변경`,
  NOTICE_DELETE: msg`공지 삭제`,
  BANNER_CREATE: msg`배너 추가`,
  BANNER_UPDATE: msg`배너 변경`,
  BANNER_DELETE: msg`배너 삭제`,
  WORD_SAVE: msg`금칙어 저장`,
  WORD_DELETE: msg`금칙어 삭제`,
  TEMPLATE_CREATE: msg`답변 틀 추가`,
  TEMPLATE_UPDATE: msg`답변 틀 변경`,
  TEMPLATE_DELETE: msg`답변 틀 삭제`,
  EXPORT: msg`CSV 받기`,
}

export const AUDIT_TARGET_NAMES: Record<AuditTarget, MessageDescriptor> = {
  MEMBER: msg({ message: '회원', context: 'one' }),
  REPORT: msg`신고`,
  INQUIRY: msg({ message: '문의', context: 'one' }),
  POST: REPORT_TARGET_NAMES.POST,
  COMMENT: REPORT_TARGET_NAMES.COMMENT,
  REVIEW: REPORT_TARGET_NAMES.REVIEW,
  ROOM: REPORT_TARGET_NAMES.ROOM,
  MESSAGE: REPORT_TARGET_NAMES.MESSAGE,
  PLACE: msg`장소`,
  NOTICE: msg`공지`,
  BANNER: msg({ message: '배너', context: 'one' }),
  WORD: msg`금칙어`,
  TEMPLATE: msg`답변 틀`,
  EXPORT: msg`CSV`,
}
