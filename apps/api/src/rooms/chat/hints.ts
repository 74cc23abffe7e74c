import type { ChatMessage } from '@honjeo/contract/chat'

/** A message that has been stored, on its way to those who listen. */
export interface Hint {
  message: ChatMessage
  /** Who left for good with this message, and must not hear the next one. */
  left?: number | undefined
}

/** What a server has to know of a message to pass it on. */
type Label = Pick<ChatMessage, 'roomId' | 'seq' | 'type'> & Pick<Hint, 'left'>

/** A hint whose message is the text that listeners get. */
export type ReadyHint = Label & { text: string }

/** The payload that was written or read last, and what it says. */
let last: { payload: string; hints: readonly ReadyHint[] } | undefined

const toReady = ({ message, left }: Hint): ReadyHint => {
  const { roomId, seq, type } = message
  return { roomId, seq, type, left, text: JSON.stringify(message) }
}

/**
 * A line of labels, then a message a line. What is said to one listener or many, in this process or another, is turned
 * into text once, and not read on the way.
 */
export function writeHints(hints: readonly Hint[]): string {
  const ready = hints.map(toReady)
  const labels = ready.map(({ text: _text, ...label }): Label => label)
  const payload = [JSON.stringify(labels), ...ready.map(({ text }) => text)].join('\n')
  last = { payload, hints: ready }
  return payload
}

/** What a payload says. It comes to several handlers one after the other, mostly in the process that wrote it. */
export function readHints(payload: string): readonly ReadyHint[] {
  if (last?.payload !== payload) {
    const [head = '[]', ...texts] = payload.split('\n')
    const labels = JSON.parse(head) as Label[]
    last = { payload, hints: labels.map((label, i) => ({ ...label, text: texts[i] ?? '' })) }
  }
  return last.hints
}

export function byRoom(hints: readonly ReadyHint[]): Map<number, ReadyHint[]> {
  const rooms = new Map<number, ReadyHint[]>()
  for (const hint of hints) {
    const ofRoom = rooms.get(hint.roomId)
    if (ofRoom) ofRoom.push(hint)
    else rooms.set(hint.roomId, [hint])
  }
  return rooms
}
