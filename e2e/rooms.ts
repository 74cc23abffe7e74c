import type { APIRequestContext, Page } from '@playwright/test'
import { call, unique } from './community.ts'

const DAY_MS = 86_400_000

/** Behind the rooms of the demo, which other tests find at the head of the lists. */
const AHEAD_MS = 20 * DAY_MS

/** Opens a room as the member of a phone. */
export async function addRoom(page: Page, request: APIRequestContext, changes: object = {}) {
  const title = unique('비자림 걷기')
  const draft = { title, contentId: 126472, joinDate: new Date(Date.now() + AHEAD_MS), maxMembers: 4, ...changes }
  const { chatRoomId: roomId } = await call<{ chatRoomId: number }>(
    page,
    request,
    'POST',
    '/api/chatrooms/create',
    draft,
  )
  return { roomId, title }
}

export const joinRoom = (page: Page, request: APIRequestContext, roomId: number) =>
  call(page, request, 'POST', `/api/chatrooms/${roomId}/join`)
