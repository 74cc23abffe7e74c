import type { KeyObject } from 'node:crypto'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { RoomFeed } from '../chat/room-feed.ts'

/** What deeds of staff reach beside the database. */
export interface AdminOptions {
  /** Tells every server what sessions may do from now on. */
  watch: SessionWatch
  /** Tells whoever has a room open. */
  feed: RoomFeed
}

export interface ConsoleOptions extends AdminOptions {
  /** Seals the secrets of authenticators. */
  authenticatorKey: KeyObject
}
