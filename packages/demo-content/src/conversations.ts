import { finishedConversations } from './conversations/finished.ts'
import { openConversations } from './conversations/open.ts'
import type { RoomKey } from './rooms.ts'
import type { DemoConversation } from './timeline.ts'

/** The conversations of all rooms. */
export const conversations: Record<RoomKey, DemoConversation> = { ...openConversations, ...finishedConversations }
