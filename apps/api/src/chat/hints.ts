import type { ChatMessage } from '@honjeo/contract/chat'

/** A message that has been stored, on its way to those who listen. */
export interface Hint {
  message: ChatMessage
  /** Who left for good with this message, and must not hear the next one. */
  left?: number | undefined
}

/** A hint with its message as listeners get it. */
export interface ReadyHint extends Hint {
  text: string
}

/** The payload that was written or read last, and what it says. */
let last: { payload: string; hints: readonly ReadyHint[] } | undefined

/** What is said to one listener or many, in this process or another, is turned into text once. */
export function writeHints(hints: readonly Hint[]): string {
  const ready = hints.map(withText)
  let payload = ''
  for (const { text, left } of ready) {
    payload += `${payload === '' ? '[' : ','}{"message":${text}${left === undefined ? '' : `,"left":${left}`}}`
  }
  payload += ']'
  last = { payload, hints: ready }
  return payload
}

/** What a payload says. It comes to several handlers one after the other, mostly in the process that wrote it. */
export function readHints(payload: string): readonly ReadyHint[] {
  if (last?.payload !== payload) {
    const hints = JSON.parse(payload) as Hint[]
    last = { payload, hints: hints.map(withText) }
  }
  return last.hints
}

const withText = ({ message, left }: Hint): ReadyHint => ({ message, left, text: JSON.stringify(message) })

export function byRoom(hints: readonly ReadyHint[]): Map<number, ReadyHint[]> {
  const rooms = new Map<number, ReadyHint[]>()
  for (const hint of hints) {
    const { roomId } = hint.message
    const ofRoom = rooms.get(roomId)
    if (ofRoom) ofRoom.push(hint)
    else rooms.set(roomId, [hint])
  }
  return rooms
}
