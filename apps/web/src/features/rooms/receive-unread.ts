import type { MemberEvent } from '@honjeo/contract/notifications'
import type { MyRoomPage } from '@honjeo/contract/rooms'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { myRoomsQuery } from './rooms.api.ts'

type Unread = Extract<MemberEvent, { kind: 'UNREAD' }>
export type MyRoomPages = InfiniteData<MyRoomPage>

/** The pages of my rooms with what is unread in one of them; null where they do not hold it. */
export function withUnread(data: MyRoomPages, unread: Unread, now: string): MyRoomPages | null {
  const { roomId, unreadCount, lastMessage } = unread
  if (!data.pages.some(({ content }) => content.some((room) => room.roomId === roomId))) return null
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      content: page.content.map((room) => {
        if (room.roomId !== roomId) return room
        // A count that falls says that it was read elsewhere: the last message is as old as it was.
        const lastMessageAt = unreadCount > room.unreadCount ? now : room.lastMessageAt
        return { ...room, unreadCount, hasUnreadMessages: unreadCount > 0, lastMessage, lastMessageAt }
      }),
    })),
  }
}

export function receiveUnread(queryClient: QueryClient, unread: Unread): void {
  const { queryKey } = myRoomsQuery()
  const known = queryClient.getQueryData(queryKey)
  if (known === undefined) return
  const changed = withUnread(known, unread, new Date().toISOString())
  if (changed === null) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData(queryKey, changed)
}
