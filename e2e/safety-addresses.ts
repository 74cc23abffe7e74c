import { ask } from './ask.ts'
import { NICKNAME, OTHER_NICKNAME } from './community.ts'
import type { Session } from './fixtures.ts'

interface Contact {
  contactId: number
  nickName: string | null
  status: string
}

/** One timer of a member that is over, made where there is none; of one more, they call for help and end it. */
async function endedCheckIn(baseUrl: string, token: string, isCall: boolean): Promise<number> {
  const { content } = await ask<{ content: { checkInId: number }[] }>(baseUrl, token, '/api/check-ins')
  const [past] = content
  if (past !== undefined) return past.checkInId
  const draft = { title: '올레 7코스 걷기', plannedAt: new Date(Date.now() + 60 * 60_000).toISOString() }
  const { checkInId } = isCall
    ? await ask<{ checkInId: number }>(baseUrl, token, '/api/check-ins/sos', {})
    : await ask<{ checkInId: number }>(baseUrl, token, '/api/check-ins', draft)
  await ask(baseUrl, token, `/api/check-ins/${checkInId}/done`, {})
  return checkInId
}

/** A member agrees to be alerted about another one. */
async function agree(baseUrl: string, owner: Session, friend: Session, nickName: string): Promise<void> {
  const contacts = await ask<Contact[]>(baseUrl, owner.accessToken, '/api/trusted-contacts')
  const draft = { name: '여행 친구', channel: 'MEMBER', nickName }
  const contact =
    contacts.find((each) => each.nickName === nickName) ??
    (await ask<Contact>(baseUrl, owner.accessToken, '/api/trusted-contacts', draft))
  if (contact.status === 'CONFIRMED') return
  await ask(baseUrl, friend.accessToken, `/api/trusted-contacts/${contact.contactId}/confirm`, { agrees: true })
}

/** Addresses of screens that show what only those see whom it concerns: two members who look after each other. */
export async function safetyAddresses(
  baseUrl: string,
  { member, other }: { member: Session; other: Session },
): Promise<Record<string, string>> {
  await agree(baseUrl, member, other, OTHER_NICKNAME)
  await agree(baseUrl, other, member, NICKNAME)
  const ownId = await endedCheckIn(baseUrl, member.accessToken, false)
  const alertId = await endedCheckIn(baseUrl, other.accessToken, true)
  const { token } = await ask<{ token: string }>(baseUrl, member.accessToken, `/api/check-ins/${alertId}/alert`)
  return {
    '/safety-check/timer/:checkInId': `/safety-check/timer/${ownId}`,
    '/safety-check/alert/:checkInId': `/safety-check/alert/${alertId}`,
    '/alert/:token': `/alert/${token}`,
  }
}
