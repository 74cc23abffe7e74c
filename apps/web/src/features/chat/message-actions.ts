import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import type { OutgoingMessage } from './outgoing-message.ts'

/** What can be done with a message of the list, and what the list has to know to draw it. */
export interface MessageActions {
  myId: number
  isConnected: boolean
  /** How many members have not read it yet. */
  unreadOf: (seq: number, senderId: number | null) => number
  isActive: (userId: number | null) => boolean
  /** Of the photo that is being uploaded: 0–1. */
  progressOf: (clientId: string) => number | null
  /** Told apart for a moment, because it was jumped to. */
  flashSeq: number | null
  onMenu: (message: ChatMessage) => void
  onReact: (message: ChatMessage, kind: Reaction) => void
  onJump: (seq: number) => void
  onPhoto: (message: ChatMessage) => void
  onResend: (message: OutgoingMessage) => void
  onDiscard: (message: OutgoingMessage) => void
}
