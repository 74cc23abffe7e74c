import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OutgoingMessage } from './outgoing-message.ts'

/** What can be done with a message of the list. */
export interface MessageActions {
  onMenu: (message: ChatMessage) => void
  onReact: (message: ChatMessage, kind: Reaction) => void
  onJump: (seq: number) => void
  onPhoto: (message: ChatMessage) => void
  onResend: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
}

/** What is not the message's own and changes while it is on the screen. */
export interface TalkState {
  myId: number
  /** The number of members who have not read it yet. */
  unread: number
  /** Whether the member who said it is looking at the room. */
  isActive: boolean
  /** Whether it is marked for a moment, because it was jumped to. */
  isFlashing: boolean
  /** Whether the message is on its way, but nothing can be sent. */
  isHeldUp: boolean
  /** The part of the photo that has been uploaded: 0–1. */
  progress: number | null
}

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
