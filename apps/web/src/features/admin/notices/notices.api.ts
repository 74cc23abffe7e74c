import type { NoticeDraft, StaffNotice } from '@honjeo/contract/admin/publishing'
import * as failures from '@honjeo/contract/values/error-numbers'
import { PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'
import { t } from '@lingui/core/macro'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#lib/server/api-error.ts'
import { cursorPaging } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'

const KEY = ['admin', 'notices']

export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/notices', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** One of the list, drafts among them; the route of members knows only what is published. */
export const noticeQuery = (noticeId: number) =>
  queryOptions({
    queryKey: [...KEY, noticeId],
    queryFn: ({ signal }) => findNotice(noticeId, signal),
    // What is being typed began with this state.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

async function findNotice(noticeId: number, signal: AbortSignal): Promise<StaffNotice> {
  let cursor: string | undefined
  do {
    const query = { cursor, size: PAGE_SIZE_MAX }
    // oxlint-disable-next-line no-await-in-loop -- where the next page begins is said by this one
    const page = await staffRequest('GET /api/admin/notices', { query }, { signal })
    const found = page.content.find(({ id }) => id === noticeId)
    if (found !== undefined) return found
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  throw new ApiError(404, failures.STAFF_TARGET_NOT_FOUND, t`공지를 찾을 수 없어요. 이미 지워졌을 수 있어요.`)
}

/** Saves a notice; with null for `noticeId` it is a new one. */
export const saveNotice = (noticeId: number | null, draft: NoticeDraft) =>
  noticeId === null
    ? staffRequest('POST /api/admin/notices', { body: draft })
    : staffRequest('PUT /api/admin/notices/:noticeId', { params: { noticeId }, body: draft })

export const deleteNotice = (noticeId: number) =>
  staffRequest('DELETE /api/admin/notices/:noticeId', { params: { noticeId } })
