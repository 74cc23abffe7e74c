import type { ChatMessage } from '@honjeo/contract/chat'

/** What is known of a room's messages, in order. */
export interface Conversation {
  messages: readonly ChatMessage[]
  /** Whether there are messages before the first. */
  hasOlder: boolean
  /** The number of a change: all changes up to this one are in the messages held. */
  revision: number
}

/**
 * Adds messages, whichever way and however often they came, and keeps the room's order: a number is held once, in its
 * latest revision. Answers the same array when nothing is new.
 */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  let isNew = false
  for (const message of incoming) {
    const held = bySeq.get(message.seq)
    if (held !== undefined && held.revision >= message.revision) continue
    bySeq.set(message.seq, message)
    isNew = true
  }
  return isNew ? [...bySeq.values()].toSorted((a, b) => a.seq - b.seq) : known
}

/** What changed of those held; one that is not held is left out, because it would seem to follow the one before it. */
export function applyChanges(known: readonly ChatMessage[], changed: readonly ChatMessage[]): readonly ChatMessage[] {
  const held = new Set(known.map(({ seq }) => seq))
  return mergeMessages(
    known,
    changed.filter(({ seq }) => held.has(seq)),
  )
}

/** The number up to which nothing is missing, counted from the first message held; 0 while there is none. */
export function contiguousSeq(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex((message, index) => index > 0 && message.seq !== messages[index - 1]!.seq + 1)
  return (gap === -1 ? messages.at(-1) : messages[gap - 1])?.seq ?? 0
}
