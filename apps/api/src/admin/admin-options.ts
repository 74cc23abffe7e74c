import type { KeyObject } from 'node:crypto'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'

/** What deeds of staff reach beside the database. */
export interface AdminOptions {
  /** Informs every server what sessions may do from now on. */
  watch: SessionWatch
  /** Informs the clients that have a room open. */
  feed: RoomFeed
}

export interface AuthenticatorOptions extends AdminOptions {
  /** Seals the secrets of authenticators. */
  authenticatorKey: KeyObject
}

export interface MembersOptions extends AdminOptions {
  /** Whose address an account was, when staff have closed it. */
  keys: Pick<Keys, 'formerMember'>
}

export type ConsoleOptions = AuthenticatorOptions & MembersOptions
