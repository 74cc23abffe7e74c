import { CHAT_CATCH_UP_SIZE, CHAT_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import { type Conversation, mergeMessages } from './merge-messages.ts'
import { unreadMessagesQuery } from './unread-messages.api.ts'

const CATCH_UP_RETRIES = 3

/**
 * A room's conversation: the newest page at first. Whatever comes later, by socket or by scrolling up, is merged into
 * it, so it is never fetched anew while it is held.
 */
export const conversationQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['chat', 'messages', roomId],
    queryFn: async ({ signal }): Promise<Conversation> => {
      const query = { size: CHAT_PAGE_SIZE }
      const page = await request('GET /api/chatrooms/:roomId/messages', { params: { roomId }, query }, { signal })
      return { messages: page.messages, hasOlder: page.hasNext }
    },
    staleTime: Infinity,
  })

/** Adds what was heard or fetched; `hasOlder` comes with the page before the first message. */
export function addMessages(
  queryClient: QueryClient,
  roomId: number,
  { messages, hasOlder }: Pick<Conversation, 'messages'> & Partial<Conversation>,
): void {
  queryClient.setQueryData(conversationQuery(roomId).queryKey, (known) => {
    if (known === undefined) return known
    const merged = mergeMessages(known.messages, messages)
    if (merged === known.messages && hasOlder === undefined) return known
    return { messages: merged, hasOlder: hasOlder ?? known.hasOlder }
  })
}

export async function fetchOlder(queryClient: QueryClient, roomId: number, before: number): Promise<void> {
  const query = { before, size: CHAT_PAGE_SIZE }
  const page = await request('GET /api/chatrooms/:roomId/messages', { params: { roomId }, query })
  addMessages(queryClient, roomId, { messages: page.messages, hasOlder: page.hasNext })
}

/** Fetches everything after a number. Resolves when the newest message is held. */
export async function catchUp(queryClient: QueryClient, roomId: number, after: number): Promise<void> {
  const query = { after, size: CHAT_CATCH_UP_SIZE }
  const page = await queryClient.fetchQuery({
    queryKey: ['chat', 'catch-up', roomId, after],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId/messages', { params: { roomId }, query }, { signal }),
    retry: CATCH_UP_RETRIES,
    gcTime: 0,
  })
  addMessages(queryClient, roomId, page)
  const last = page.messages.at(-1)
  if (page.hasNext && last !== undefined) await catchUp(queryClient, roomId, last.seq)
}

export async function markRead(queryClient: QueryClient, roomId: number): Promise<void> {
  await request('POST /api/chatrooms/:roomId/read', { params: { roomId } })
  void queryClient.invalidateQueries({ queryKey: unreadMessagesQuery().queryKey })
}

/** I am no longer in the room, and may not see its conversation. */
export function forgetConversation(queryClient: QueryClient, roomId: number): void {
  queryClient.removeQueries({ queryKey: conversationQuery(roomId).queryKey })
}
