import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import { CHAT_CATCH_UP_SIZE, CHAT_PAGE_SIZE, PAGE_SIZE_MAX, REQUEST_TIMEOUT_MS } from '@honjeo/contract/values/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { applyChanges, type Conversation, mergeMessages } from './merge-messages.ts'
import { unreadMessagesQuery } from './unread-messages.api.ts'

const CATCH_UP_RETRIES = 3

/**
 * A room's conversation: the newest page at first. Whatever comes later, by socket or by scrolling up, is merged into
 * it, so it is never fetched again while it is held.
 */
/**
 * A request on a connection that is gone hangs, and the next one does not: the first is given up early. Later ones have the usual
 * time, for a network that is only slow.
 */
const FIRST_TRY_MS = 5000

export const conversationQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['chat', 'messages', roomId],
    queryFn: async ({ signal, client, queryKey }): Promise<Conversation> => {
      const query = { size: CHAT_PAGE_SIZE }
      const isFirst = client.getQueryState(queryKey)?.fetchFailureCount === 0
      const timeoutMs = isFirst ? FIRST_TRY_MS : REQUEST_TIMEOUT_MS
      const page = await request(
        'GET /api/chatrooms/:roomId/messages',
        { params: { roomId }, query },
        { signal, timeoutMs },
      )
      return { messages: page.messages, hasOlder: page.hasNext, revision: page.revision }
    },
    staleTime: Infinity,
  })

/**
 * Asks for the conversation on the connection that there is now. While nothing is held, `refetch` alone would wait for the
 * request before, which may hang on a connection that is gone.
 */
export async function fetchAgain(queryClient: QueryClient, roomId: number): Promise<void> {
  const { queryKey } = conversationQuery(roomId)
  await queryClient.cancelQueries({ queryKey })
  await queryClient.refetchQueries({ queryKey })
}

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
    return { ...known, messages: merged, hasOlder: hasOlder ?? known.hasOlder }
  })
}

export async function fetchOlder(
  queryClient: QueryClient,
  roomId: number,
  before: number,
  size = CHAT_PAGE_SIZE,
): Promise<void> {
  const query = { before, size }
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

/** Fetches pages back to a message that is wanted; answers whether it is held then. */
export async function fetchBackTo(queryClient: QueryClient, roomId: number, seq: number): Promise<boolean> {
  const known = queryClient.getQueryData(conversationQuery(roomId).queryKey)
  const first = known?.messages[0]
  if (known === undefined || first === undefined) return false
  if (first.seq <= seq) return known.messages.some((message) => message.seq === seq)
  if (!known.hasOlder) return false
  await fetchOlder(queryClient, roomId, first.seq, PAGE_SIZE_MAX)
  return fetchBackTo(queryClient, roomId, seq)
}

/** A message that is held was deleted, or a member reacted to it. */
export function changeMessage(queryClient: QueryClient, roomId: number, message: ChatMessage): void {
  queryClient.setQueryData(conversationQuery(roomId).queryKey, (known) => {
    if (known === undefined) return known
    // Only the very next one is known to be the only one missing.
    const revision = message.revision === known.revision + 1 ? message.revision : known.revision
    return { ...known, revision, messages: applyChanges(known.messages, [message]) }
  })
}

/** Fetches what changed of the messages held since they were. */
export async function catchUpChanges(queryClient: QueryClient, roomId: number): Promise<void> {
  const { queryKey } = conversationQuery(roomId)
  const after = queryClient.getQueryData(queryKey)?.revision
  if (after === undefined) return
  const { messages, revision, hasNext } = await queryClient.fetchQuery({
    queryKey: ['chat', 'changes', roomId, after],
    queryFn: ({ signal }) =>
      request('GET /api/chatrooms/:roomId/changes', { params: { roomId }, query: { after } }, { signal }),
    retry: CATCH_UP_RETRIES,
    gcTime: 0,
  })
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        messages: applyChanges(known.messages, messages),
        revision: Math.max(known.revision, revision),
      },
  )
  if (hasNext) await catchUpChanges(queryClient, roomId)
}

export const deleteMessage = (roomId: number, seq: number) =>
  request('DELETE /api/chatrooms/:roomId/messages/:seq', { params: { roomId, seq } })

export const react = (roomId: number, seq: number, kind: Reaction, on: boolean) =>
  request('PUT /api/chatrooms/:roomId/messages/:seq/reactions', { params: { roomId, seq }, body: { kind, on } })

/** Pins a notice, or takes it down. */
export const pinNotice = (roomId: number, content: string | null) =>
  request('PUT /api/chatrooms/:roomId/notice', { params: { roomId }, body: { content } })

export async function markRead(queryClient: QueryClient, roomId: number, seq: number): Promise<void> {
  await request('POST /api/chatrooms/:roomId/read', { params: { roomId }, body: { seq } })
  void queryClient.invalidateQueries({ queryKey: unreadMessagesQuery().queryKey })
}

/** I am no longer in the room, and may not see its conversation. */
export function forgetConversation(queryClient: QueryClient, roomId: number): void {
  queryClient.removeQueries({ queryKey: conversationQuery(roomId).queryKey })
}
