import type { Db } from '../../db/client.ts'
import { listRoomsAhead, type RoomProgress, type RoomAhead } from './catch-up.queries.ts'

/** Twice as long, and a room is heard again. */
const EVERY_MS = 500

export interface CatchUpOptions {
  db: Db
  /** Rooms that sockets listen to in this process, and how far they have heard. */
  heard: () => ReadonlyMap<number, RoomProgress>
  /** Called for a room that was left behind. */
  onBehind: (room: RoomAhead) => void
}

/**
 * Looks for what was not announced: a hint is lost when Redis is away, or when a server dies between the commit and the
 * announcement. What is on its way is not asked for: a room counts as behind when it was so the last time already.
 * Returns how to stop it.
 */
export function startCatchUp({ db, heard, onBehind }: CatchUpOptions): () => void {
  let before = new Map<number, RoomProgress>()
  let timer = setTimeout(look, EVERY_MS)
  let isStopped = false

  function look() {
    void lookOnce()
      // The database is away; the call that needs it says so.
      .catch(() => {})
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, EVERY_MS)
      })
  }

  async function lookOnce() {
    const known = heard()
    const ahead = known.size === 0 ? [] : await listRoomsAhead(db, known)
    for (const room of ahead) {
      const dueSince = before.get(room.roomId)
      const isBehind = dueSince && (room.isGone || isBefore(known.get(room.roomId)!, dueSince))
      if (isBehind && !isStopped) onBehind(room)
    }
    before = new Map(ahead.map((room) => [room.roomId, room]))
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

const isBefore = (some: RoomProgress, other: RoomProgress) =>
  some.lastSeq < other.lastSeq || some.lastRevision < other.lastRevision
