import type { ChatMessage } from '@honjeo/contract/chat'

/** A message that has been stored, on its way to those who listen. */
export interface Hint {
  message: ChatMessage
  /** The member who left for good with this message, and must not hear the next one. */
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
 * A line with the label, then one with the message. What is said to one listener or many, in this process or another, is
 * turned into text once, and not read on the way.
 */
export function writeHints(hints: readonly Hint[]): string {
  const ready = hints.map(toReady)
  const lines = ready.map(({ roomId, seq, type, left = '', text }) => `${roomId} ${seq} ${type} ${left}\n${text}`)
  const payload = lines.join('\n')
  last = { payload, hints: ready }
  return payload
}

/** What a payload says. It comes to several handlers one after the other, mostly in the process that wrote it. */
export function readHints(payload: string): readonly ReadyHint[] {
  if (last?.payload !== payload) {
    const lines = payload.split('\n')
    const hints = Array.from({ length: lines.length / 2 }, (_, i) => readHint(lines[2 * i]!, lines[2 * i + 1]!))
    last = { payload, hints }
  }
  return last.hints
}

function readHint(label: string, text: string): ReadyHint {
  const [roomId, seq, type, left] = label.split(' ')
  return {
    roomId: Number(roomId),
    seq: Number(seq),
    type: type as Label['type'],
    left: left === '' ? undefined : Number(left),
    text,
  }
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
