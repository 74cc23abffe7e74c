import type { ChatMessage, Pin, Quote } from '@honjeo/contract/chat'

/** What is being answered. */
export interface Reply {
  /** `id` of the message. */
  id: string
  quote: Quote
}

/** What I want to say. */
export interface MessageDraft {
  content: string
  pin: Pin | null
  /** A photo of this device, uploaded before the message is sent. */
  file: Blob | null
  reply: Reply | null
}

/** A message of mine that is not known to be in the conversation yet; it is kept on the device until it is. */
export interface OutgoingMessage extends MessageDraft {
  userId: number
  roomId: number
  clientId: string
  /** The time when it was written, ISO. */
  createdAt: string
  /** `sent`: the server has it, its place in the conversation is still to be heard. */
  state: 'waiting' | 'sent' | 'failed'
  /** The server's sentence about a failed one. */
  error: string | null
  /** Name of the photo once it is uploaded. */
  imageName: string | null
}

/** Outgoing messages that the conversation does not hold yet; a resent one is known by its `clientId`. */
export function withoutStored(
  outgoing: readonly OutgoingMessage[],
  stored: readonly ChatMessage[],
): readonly OutgoingMessage[] {
  if (outgoing.length === 0) return outgoing
  const ids = new Set(stored.map(({ clientId }) => clientId))
  return outgoing.some(({ clientId }) => ids.has(clientId))
    ? outgoing.filter(({ clientId }) => !ids.has(clientId))
    : outgoing
}
