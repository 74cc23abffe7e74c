import type { APIRequestContext } from '@playwright/test'
import type { Member } from './new-member.ts'
import { BIJARIM, inDays } from './plans.ts'
import { today } from './reviews.ts'
import { agreedContact, api, askByMail } from './trusted-contacts.ts'

/** What would run, load or change the page wherever a text became markup, an attribute, an address or a template. */
export const PAYLOADS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  `"'><svg onload=window.hit=1>`,
  `' onmouseover='window.hit=1' x='`,
  'javascript:window.hit=1',
  '<a href="javascript:window.hit=1">눌러요</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '</title></style></textarea><script>window.hit=1</script>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>',
  '<base href="//evil.invalid/"><meta http-equiv="refresh" content="0;url=//evil.invalid/">',
  '{{constructor.constructor("window.hit=1")()}}${window.hit=1}',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
] as const

const ALL = PAYLOADS.join('\n')
/** So many letters at most, in a field of one line. */
const LINE = '<img src=x onerror=window.hit=1>'
const SHORT = '<svg onload=hit=1>'

const HOUR_MS = 60 * 60_000

/** A screen, and a text of a member that it shows. */
export interface Shown {
  path: string
  text: string
  /** Who looks: a visitor without an account, the writer, or the staff at their desk. */
  as: 'visitor' | 'writer' | 'staff'
}

/** Writes payloads into every field of a member that any screen shows. */
export async function writeHostileTexts(request: APIRequestContext, member: Member): Promise<Shown[]> {
  const post = <T>(path: string, data?: object) => api<T>(request, member, 'POST', path, data)
  await api(request, member, 'PUT', '/api/mypage/profile', { bio: SHORT })
  const { postId } = await post<{ postId: number }>('/api/community/posts', {
    postCategory: 'QUESTION',
    title: LINE,
    content: ALL,
  })
  await post(`/api/community/posts/${postId}/comments`, { content: ALL.slice(0, 1000) })
  const nearby = `/api/tourist-spots/${BIJARIM}/nearby`
  const { content: places } = await api<{ content: { contentId: number }[] }>(request, member, 'GET', nearby)
  const contentId = places.at(-1)?.contentId ?? BIJARIM
  await post('/api/reviews', { contentId, visitDate: today(), difficulty: 'EASY', rating: 4, text: ALL })
  const { chatRoomId: roomId } = await post<{ chatRoomId: number }>('/api/chatrooms/create', {
    title: LINE,
    description: ALL.slice(0, 1000),
    contentId,
    joinDate: new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString(),
    maxMembers: 4,
  })
  await api(request, member, 'PUT', `/api/chatrooms/${roomId}/notice`, { content: ALL.slice(0, 300) })
  const { planId } = await post<{ planId: number }>('/api/plans', {
    title: LINE,
    transportType: 'CAR',
    startDate: inDays(30),
    endDate: inDays(30),
    start: { hub: 'AIRPORT' },
    days: [{ dayIndex: 0, spots: [{ spotId: 'first', title: LINE, memo: ALL.slice(0, 300) }] }],
  })
  const { sharePath } = await post<{ sharePath: string }>(`/api/plans/${planId}/share`, {})
  const { id: inquiryId } = await post<{ id: number }>('/api/inquiries', {
    category: 'GENERAL',
    title: LINE,
    content: ALL,
  })
  const { reportId } = await post<{ reportId: number }>('/api/reports', {
    reason: 'SPAM',
    detail: ALL.slice(0, 500),
    targetUserId: 2,
  })
  await agreedContact(request, member, SHORT)
  const { link } = await askByMail(request, member, SHORT)
  const plannedAt = new Date(Date.now() + HOUR_MS).toISOString()
  const { checkInId } = await post<{ checkInId: number }>('/api/check-ins', {
    title: LINE,
    note: ALL.slice(0, 300),
    plannedAt,
  })
  return [
    { path: `/community/${postId}`, text: LINE, as: 'visitor' },
    { path: `/community/${postId}/edit`, text: '', as: 'writer' },
    { path: '/community', text: LINE, as: 'visitor' },
    { path: '/mypage/posts', text: LINE, as: 'writer' },
    { path: '/mypage/comments', text: LINE, as: 'writer' },
    { path: `/search-detail/${contentId}?tab=reviews`, text: '', as: 'visitor' },
    { path: '/mypage/reviews', text: '</title></style>', as: 'writer' },
    { path: `/room/${roomId}`, text: LINE, as: 'writer' },
    { path: '/mypage/rooms', text: LINE, as: 'writer' },
    { path: `/chat-room/${roomId}`, text: LINE, as: 'writer' },
    { path: `/plan/${planId}`, text: LINE, as: 'writer' },
    { path: '/mypage/plans', text: LINE, as: 'writer' },
    { path: sharePath, text: LINE, as: 'visitor' },
    { path: `/profile/${member.id}`, text: SHORT, as: 'writer' },
    { path: '/my', text: '', as: 'writer' },
    { path: '/inquiry/my', text: LINE, as: 'writer' },
    { path: `/inquiry/${inquiryId}`, text: LINE, as: 'writer' },
    { path: `/report/${reportId}`, text: '</title></style>', as: 'writer' },
    { path: '/safety-check/contacts', text: SHORT, as: 'writer' },
    { path: link, text: '', as: 'visitor' },
    { path: '/safety-check/timer', text: LINE, as: 'writer' },
    { path: `/safety-check/timer/${checkInId}`, text: LINE, as: 'writer' },
    { path: `/admin/reports/${reportId}`, text: '</title></style>', as: 'staff' },
    { path: `/admin/inquiries/${inquiryId}`, text: LINE, as: 'staff' },
    { path: `/admin/members/${member.id}`, text: SHORT, as: 'staff' },
    { path: '/admin/content', text: LINE, as: 'staff' },
    ...PAYLOADS.map((payload): Shown => ({
      path: `/search?query=${encodeURIComponent(payload)}`,
      text: '',
      as: 'visitor',
    })),
    { path: '/login?next=javascript:window.hit=1', text: '', as: 'visitor' },
    { path: `/community?q=${encodeURIComponent(LINE)}#${encodeURIComponent(LINE)}`, text: '', as: 'visitor' },
  ]
}
