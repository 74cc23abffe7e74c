import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const REACTION_FACES: Record<Reaction, { emoji: string; label: MessageDescriptor }> = {
  LIKE: { emoji: '👍', label: msg`좋아요` },
  HEART: { emoji: '❤️', label: msg`하트` },
  LAUGH: { emoji: '😂', label: msg`웃겨요` },
  WOW: { emoji: '😮', label: msg`놀라워요` },
  SAD: { emoji: '😢', label: msg`슬퍼요` },
  THANKS: { emoji: '🙏', label: msg`고마워요` },
}

export function hasReacted({ reactions }: Pick<ChatMessage, 'reactions'>, kind: Reaction, userId: number): boolean {
  return reactions.some((each) => each.kind === kind && each.userIds.includes(userId))
}
