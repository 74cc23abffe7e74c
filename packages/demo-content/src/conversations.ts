import { finishedConversations } from './conversations/finished.ts'
import { openConversations } from './conversations/open.ts'
import type { RoomKey } from './rooms.ts'
import type { DemoConversation } from './timeline.ts'

/** What happened in each room. */
export const conversations: Record<RoomKey, DemoConversation> = { ...openConversations, ...finishedConversations }
