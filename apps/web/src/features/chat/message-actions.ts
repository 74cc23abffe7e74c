import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
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

/** What is not the message's own and changes while it stands there. */
export interface TalkState {
  myId: number
  /** How many members have not read it yet. */
  unread: number
  /** Whoever said it is looking at the room. */
  isActive: boolean
  /** Told apart for a moment, because it was jumped to. */
  isFlashing: boolean
  /** On its way, but nothing can be sent. */
  isHeldUp: boolean
  /** Of the photo that is being uploaded: 0–1. */
  progress: number | null
}
