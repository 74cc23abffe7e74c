import type { TemplateKind } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const TEMPLATE_KIND_NAMES: Record<TemplateKind, MessageDescriptor> = {
  REPORT: msg`신고 답변`,
  INQUIRY: msg`문의 답변`,
}
