import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { request } from '@playwright/test'
import { ask } from './ask.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, OTHER_EMAIL, type Session } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { BIJARIM } from './plans.ts'
import { safetyAddresses } from './safety-addresses.ts'
import { listScreens, type ListedScreen, type Role } from './screen-table.ts'
import { provenStaff } from './staff.ts'
import { api, askByMail } from './trusted-contacts.ts'

export interface OpenedScreen extends ListedScreen {
  /** With the ids of things that exist, `/room/9`. */
  address: string
}

type Row = Record<string, unknown>

const logIn = (baseUrl: string, email: string, password: string) =>
  ask<Session>(baseUrl, null, '/api/auth/login', { email, password })

/** A new login of the demo's member. */
export const logInMember = (baseUrl: string) => logIn(baseUrl, DEMO_EMAIL, DEMO_PASSWORD)

/**
 * Links to what a member of the tour's own shares and asks; the bar of a share is on every screen of the one who
 * shares.
 */
async function linksOfTraveller(baseURL: string): Promise<Record<string, string>> {
  const client = await request.newContext({ baseURL })
  const traveller = await newMember(client)
  const { link, refusal } = await askByMail(client, traveller, '이모')
  await api(client, traveller, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  const fix = { lat: 33.3617, lng: 126.5332, accuracyM: 20, takenAt: new Date().toISOString() }
  const draft = { minutes: 120, contactIds: [], fix }
  const { linkToken } = await api<{ linkToken: string }>(client, traveller, 'POST', '/api/location-shares', draft)
  const links = '/api/trusted-contacts/links'
  const asked = await api<TrustedContact>(client, traveller, 'POST', links, { name: '아빠' })
  await client.dispose()
  const guard = `/guard/${asked.byLink?.token ?? ''}`
  return {
    '/guard/:token': guard,
    '/contact/:token': link,
    '/where/:token': `/where/${linkToken}`,
    '/no-mail/:token': refusal,
    // No text was ever sent here: the page of a link that opens nothing.
    '/phone/:token': `/phone/1.${'A'.repeat(22)}`,
  }
}

/** Returns a room of another member that the member has been in; the same each time. */
async function leftRoomOf(baseUrl: string, member: Session, host: Session): Promise<number> {
  const left = await ask<{ content: { roomId: number }[] }>(baseUrl, member.accessToken, '/api/reports/left-rooms')
  const [known] = left.content
  if (known) return known.roomId
  const joinDate = new Date(Date.now() + 86_400_000).toISOString()
  const draft = { title: '비자림 한 바퀴', contentId: BIJARIM, joinDate, maxMembers: 4 }
  const { chatRoomId } = await ask<{ chatRoomId: number }>(baseUrl, host.accessToken, '/api/chatrooms/create', draft)
  await ask(baseUrl, member.accessToken, `/api/chatrooms/${chatRoomId}/join`, {})
  const headers = { authorization: `Bearer ${member.accessToken}` }
  await fetch(`${baseUrl}/api/chatrooms/${chatRoomId}/leave`, { method: 'DELETE', headers })
  return chatRoomId
}

/** Logs in the demo's member, or staff who have just given password and code; null for a visitor. */
export async function logInRole(baseURL: string, role: Role): Promise<Session | null> {
  if (role === 'visitor') return null
  if (role === 'member') return logInMember(baseURL)
  const client = await request.newContext({ baseURL })
  try {
    return await provenStaff(client)
  } finally {
    await client.dispose()
  }
}

/** Finds an address for every screen, as the demo's member. */
export async function findScreens(baseUrl: string): Promise<OpenedScreen[]> {
  const member = await logInMember(baseUrl)

  /** The id of the oldest thing of a list, which no other test makes or takes away. */
  async function lastId(session: Session, list: string, key: string): Promise<string> {
    const rows = Object.values(await ask<Record<string, Row[]>>(baseUrl, session.accessToken, list)).find(Array.isArray)
    const id = rows?.at(-1)?.[key]
    if (id === undefined) throw new Error(`${list} has none`)
    return String(id)
  }
  const { sharePath } = await ask<{ sharePath: string }>(baseUrl, member.accessToken, '/api/plans/1/share', {})
  const ids: Record<string, string> = {
    ':placeId': String(BIJARIM),
    ':token': sharePath.split('/').at(-1) ?? '',
    ':roomId': '9',
    ':postId': await lastId(member, '/api/mypage/posts', 'postId'),
    ':planId': '1',
    ':userId': '2',
    ':noticeId': await lastId(member, '/api/notices', 'id'),
    ':reportId': await lastId(member, '/api/reports/my-reports', 'reportId'),
    ':inquiryId': await lastId(member, '/api/inquiries/my', 'id'),
    ':contentId': String(BIJARIM),
  }
  const hosted = await ask<{ content: Row[] }>(baseUrl, member.accessToken, '/api/mypage/chatrooms')
  const own = hosted.content.find(({ isHost, isCompleted }) => isHost === true && isCompleted === false)
  const other = await logIn(baseUrl, OTHER_EMAIL, DEMO_PASSWORD)
  /**
   * Only the host may change a room, only those who were alerted see an alert, and tokens open one kind of thing each.
   */
  const OWN: Record<string, string> = {
    ...(own && { '/room/:roomId/edit': `/room/${String(own['roomId'])}/edit` }),
    '/report/rooms/:roomId': `/report/rooms/${await leftRoomOf(baseUrl, member, other)}`,
    ...(await safetyAddresses(baseUrl, { member, other })),
    ...(await linksOfTraveller(baseUrl)),
  }
  /** Screens that show nothing but by what they are asked for. */
  const queries: Record<string, string> = { '/report': '?targetUserId=2', '/write-review': `?contentId=${BIJARIM}` }
  return listScreens().map((screen) => ({
    ...screen,
    address:
      (OWN[screen.path] ?? screen.path).replaceAll(/:\w+/g, (name) => ids[name] ?? name) + (queries[screen.path] ?? ''),
  }))
}
