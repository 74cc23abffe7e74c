import type { LocationShare } from '@honjeo/contract/safety/sharing'
import type { ContactDraft, Guarded, TrustedContact } from '@honjeo/contract/safety/contacts'
import { expect } from 'vitest'
import { TEST_PASSWORD, type Member, type TestApp } from './test-app.ts'

const CONTACTS = '/api/trusted-contacts'

/** The pace at which messages go, fast enough to wait for. */
export const AT_ONCE = { safetyMessages: { everyMs: 20 } }

/** A position as a device sends it. */
export const fixAt = (takenAt: string, lat = 33.2469) => ({
  lat,
  lng: 126.4123,
  accuracyM: 12,
  takenAt,
  batteryPct: 80,
})

/** What members do with their contacts and shares. */
export function contactActs(t: TestApp) {
  const post = <T>(url: string, as?: Member, body?: object) =>
    t.call<T>(url, { method: 'POST', ...(body ? { body } : {}) }, as)
  const ask = (as: Member, draft: Partial<ContactDraft> = {}) =>
    post<TrustedContact>(CONTACTS, as, { name: '엄마', channel: 'EMAIL', email: 'mom@example.com', ...draft })
  const askMember = (as: Member, { nickName }: { nickName: string }) =>
    post<TrustedContact>(CONTACTS, as, { name: '친구', channel: 'MEMBER', nickName })
  const confirm = (as: Member, contactId: number, agrees = true) =>
    post<Guarded>(`${CONTACTS}/${contactId}/confirm`, as, { agrees })
  const mailsTo = (email: string) => t.mailer.sent.filter(({ to }) => to === email)

  async function mailTo(email: string, subject: string | RegExp = '') {
    const mail = () => mailsTo(email).find((each) => each.subject.search(subject) >= 0)
    await expect.poll(mail).toBeDefined()
    return mail()!
  }
  /** The token of the newest mail's link to such a page. */
  async function tokenTo(email: string, page: 'contact' | 'alert' | 'where', subject: string | RegExp = '') {
    const { text } = await mailTo(email, subject)
    return new RegExp(`/${page}/([0-9a-z]+\\.[\\w-]{22})`).exec(text)?.[1] ?? ''
  }
  return {
    ask,
    askMember,
    confirm,
    mailsTo,
    mailTo,
    tokenTo,
    /** Lets time pass and these sign in again: their tokens have run out. */
    async later(seconds: number, ...members: Member[]) {
      t.clock.advance(seconds)
      for (const member of members) {
        const login = { email: member.email, password: TEST_PASSWORD }
        Object.assign(member, (await post<Member>('/api/auth/login', undefined, login)).result)
      }
    },
    again: (as: Member, contactId: number) => post<TrustedContact>(`${CONTACTS}/${contactId}/invite`, as),
    drill: (as: Member, contactId: number) => post<TrustedContact>(`${CONTACTS}/${contactId}/drill`, as),
    remove: (as: Member, contactId: number) => t.call(`${CONTACTS}/${contactId}`, { method: 'DELETE' }, as),
    listOf: async (as: Member) => (await t.call<TrustedContact[]>(CONTACTS, {}, as)).result,
    askedOf: async (as: Member) => (await t.call<Guarded[]>(`${CONTACTS}/asked`, {}, as)).result,
    /** A contact by mail who agrees by the link. */
    async confirmedMail(as: Member, email: string): Promise<number> {
      const { contactId } = (await ask(as, { email })).result
      const token = await tokenTo(email, 'contact', /부탁했어요/)
      expect(await post(`/api/contact-links/${token}`, undefined, { agrees: true })).toMatchObject({ status: 200 })
      return contactId
    },
    async confirmedMember(as: Member, other: Member): Promise<number> {
      const { contactId } = (await askMember(as, other)).result
      expect(await confirm(other, contactId)).toMatchObject({ status: 200 })
      return contactId
    },
    allowLocation: (as: Member, agreed = true) =>
      t.call('/api/account/consents', { method: 'PUT', body: { type: 'LOCATION', agreed } }, as),
    share: (as: Member, body: object = {}) =>
      post<LocationShare>('/api/location-shares', as, { minutes: 60, contactIds: [], ...body }),
    sharesOf: async (as: Member) => (await t.call<LocationShare[]>('/api/location-shares', {}, as)).result,
    /** The notifications of a member, the newest first. */
    noticesOf: async (as: Member) =>
      (await t.call<{ content: { message: string; resourceType: string }[] }>('/api/notifications', {}, as)).result
        .content,
  }
}
