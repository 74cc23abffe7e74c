import { PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { remove, writeText } from '#lib/device/storage.ts'
import { request } from '#lib/server/http.ts'
import { readSession } from '#lib/server/session.ts'

const KEY = ['blocks']
/** A block that was made on another device is known here after that. */
const KNOWN_MS = 24 * 60 * 60_000

/**
 * Keeps until when this device may take a member for one who blocks nobody, in ms since 1970. `paint-first.ts` reads it: a page
 * that was rendered for strangers could show such a member nothing that is hidden from them.
 */
function keepBlockedCount(userId: number | undefined, count: number): void {
  if (userId === undefined) return
  const key = `blocks-none:${userId}`
  if (count > 0) remove(key)
  else if (readSession()?.userId === userId) writeText(key, String(Date.now() + KNOWN_MS))
}

export const blocksQuery = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam: cursor, signal }) => request('GET /api/mypage/blocks', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** Every member I have blocked, by id, for what has to look one up. */
export const blockedIdsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'ids'],
    queryFn: async ({ signal }): Promise<ReadonlySet<number>> => {
      const ids = new Set<number>()
      const me = readSession()?.userId
      let cursor: string | undefined
      do {
        const query = { cursor, size: PAGE_SIZE_MAX }
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
        const page = await request('GET /api/mypage/blocks', { query }, { signal })
        for (const { userId } of page.content) ids.add(userId)
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      keepBlockedCount(me, ids.size)
      return ids
    },
    staleTime: Infinity,
  })

export function blockMember(userId: number, partWays = false) {
  keepBlockedCount(readSession()?.userId, 1)
  return request('POST /api/blocks/:userId', { params: { userId }, body: { partWays } })
}

/** Queries the rooms that both members are in; of very many only the latest. */
export async function listSharedRooms(userId: number) {
  const { content } = await request('GET /api/blocks/:userId/rooms', { params: { userId }, query: {} })
  return content
}

export const unblockMember = (userId: number) => request('DELETE /api/blocks/:userId', { params: { userId } })

/** What others write appears or disappears everywhere. A conversation keeps its messages: they are hidden where shown. */
export function refreshAfterBlock(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'chat' })
}
