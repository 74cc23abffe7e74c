import type { RoomState } from '@honjeo/contract/chat'
import type { RoomUser } from '@honjeo/contract/rooms'

type Change = Extract<RoomState, { kind: 'READ' | 'PRESENCE' }>

/** Returns who is in the room, after a member read or came to look. A read mark never goes back, in whatever order they come. */
export function changePeople(users: readonly RoomUser[], change: Change): RoomUser[] {
  if (change.kind === 'PRESENCE') {
    const presences = new Map(change.people.map(({ userId, active }) => [userId, active]))
    return users.map((user) => {
      const active = presences.get(user.userId) ?? user.active
      return active === user.active ? user : { ...user, active }
    })
  }
  const reads = new Map(change.read.map(({ userId, seq }) => [userId, seq]))
  return users.map((user) => {
    const lastReadSeq = Math.max(user.lastReadSeq, reads.get(user.userId) ?? 0)
    return lastReadSeq === user.lastReadSeq ? user : { ...user, lastReadSeq }
  })
}

/** Returns for a message how many members have not read it yet; its sender has. */
export function unreadCounter(users: readonly RoomUser[]): (seq: number, senderId: number | null) => number {
  const readUpTo = new Map(users.map(({ userId, lastReadSeq }) => [userId, lastReadSeq]))
  const ascending = [...readUpTo.values()].toSorted((a, b) => a - b)
  return (seq, senderId) => {
    const behind = firstNotBelow(ascending, seq)
    const sender = senderId === null ? undefined : readUpTo.get(senderId)
    return sender !== undefined && sender < seq ? behind - 1 : behind
  }
}

/** A room has up to 500 members and a screen many messages, so the count is looked up by halves. */
function firstNotBelow(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
