import type { ChatMessage } from '@honjeo/contract/chat'

/** Mine, and not known to be stored yet. */
export interface OutgoingMessage {
  clientId: string
  content: string
  /** When it was written, ISO. */
  createdAt: string
  /** `sent`: the server has it, its place in the conversation is still to be heard. */
  state: 'sending' | 'sent' | 'failed'
}

/** What is known of a room's messages, in order. */
export interface Conversation {
  messages: readonly ChatMessage[]
  /** Whether there are messages before the first. */
  hasOlder: boolean
}

/**
 * Adds messages, whichever way and however often they came, and keeps the room's order: a number is held once.
 * Answers the same array when all were known.
 */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  for (const message of incoming) if (!bySeq.has(message.seq)) bySeq.set(message.seq, message)
  if (bySeq.size === known.length) return known
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
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

/** The number up to which nothing is missing, counted from the first message held; 0 while there is none. */
export function contiguousSeq(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex((message, index) => index > 0 && message.seq !== messages[index - 1]!.seq + 1)
  return (gap === -1 ? messages.at(-1) : messages[gap - 1])?.seq ?? 0
}
