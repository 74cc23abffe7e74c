import type { ReportTarget } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const REPORT_TARGET_LABELS: Record<ReportTarget, MessageDescriptor> = {
  USER: msg`회원`,
  POST: msg({ message: '게시글', context: 'one' }),
  COMMENT: msg({ message: '댓글', context: 'one' }),
  REVIEW: msg({ message: '리뷰', context: 'one' }),
  ROOM: msg({ message: '동행방', context: 'one' }),
  MESSAGE: msg`메시지`,
}
