import { ROOM_STATE_INTERVAL_MS } from '@honjeo/contract/values/limits'

/**
 * Collects marks of members, such as how far they have read, and sends them at most every ROOM_STATE_INTERVAL_MS for
 * each room: in a large room one message is read by hundreds within a second, and hundreds come back after a restart,
 * and each of these marks goes to all of them.
 */
export function createMemberMarks<Mark>({
  merge,
  tell,
}: {
  /** Chooses the one of two marks of a member that is sent. */
  merge: (earlier: Mark, later: Mark) => Mark
  tell: (roomId: number, marks: [userId: number, mark: Mark][]) => void
}) {
  const waiting = new Map<number, { timer: NodeJS.Timeout; marks: Map<number, Mark> }>()

  function flush(roomId: number) {
    const marks = waiting.get(roomId)?.marks ?? []
    waiting.delete(roomId)
    tell(roomId, [...marks])
  }

  return {
    add(roomId: number, userId: number, mark: Mark): void {
      const room = waiting.get(roomId) ?? {
        timer: setTimeout(() => flush(roomId), ROOM_STATE_INTERVAL_MS),
        marks: new Map<number, Mark>(),
      }
      waiting.set(roomId, room)
      const earlier = room.marks.get(userId)
      room.marks.set(userId, earlier === undefined ? mark : merge(earlier, mark))
    },
    close(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
