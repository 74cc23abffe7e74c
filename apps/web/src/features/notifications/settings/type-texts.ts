import type { NotificationType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const TYPE_NAMES: Record<NotificationType, MessageDescriptor> = {
  CHAT: msg`새 메시지`,
  ROOM_JOIN: msg`누가 들어왔을 때`,
  ROOM_LEAVE: msg`누가 나갔을 때`,
  ROOM_COMPLETED: msg`모집완료와 방 소식`,
  ROOM_REMINDER: msg`만날 때가 다가올 때`,
  COMMENT: msg`내 글의 댓글`,
  REPLY: msg`내 댓글의 답글`,
  MENTION: msg`나를 부른 댓글`,
  SCRAP: msg`내 글의 스크랩`,
  CHECKIN: msg`혼행 체크`,
  REPORT_RESULT: msg`신고 처리 결과`,
  INQUIRY_REPLY: msg`1:1 문의 답변`,
  SYSTEM: msg`혼저 소식`,
}

/** The groups of the settings in the order in which these show them, what one hears of most first. */
export const TYPE_GROUPS: readonly { title: MessageDescriptor; types: readonly NotificationType[] }[] = [
  { title: msg`동행방`, types: ['CHAT', 'ROOM_REMINDER', 'ROOM_JOIN', 'ROOM_LEAVE', 'ROOM_COMPLETED'] },
  { title: msg`커뮤니티`, types: ['COMMENT', 'REPLY', 'MENTION', 'SCRAP'] },
  { title: msg`안전과 안내`, types: ['CHECKIN', 'REPORT_RESULT', 'INQUIRY_REPLY', 'SYSTEM'] },
]
