import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { PushBrowser } from './push-browser.ts'
import type { Member, TestApp } from './test-app.ts'

const CONTACTS = '/api/trusted-contacts'
const LINKS = '/api/contact-browsers'

/** A member asks by a link that they pass on themselves. */
export const sendLink = (t: TestApp, as: Member, body: object = {}) =>
  t.call<TrustedContact>(`${CONTACTS}/links`, { method: 'POST', body: { name: '엄마', ...body } }, as)

/** A browser of a person without an account: it keeps its cookie. */
export class ContactPhone {
  readonly #t: TestApp
  readonly #agent: string
  cookie = ''

  constructor(t: TestApp, agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1') {
    this.#t = t
    this.#agent = agent
  }

  async #call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const headers = { 'user-agent': this.#agent, ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
    const reply = await this.#t.call<ContactBrowser>(`${LINKS}/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const given = reply.headers['set-cookie']
    if (typeof given === 'string') this.cookie = given.split(';')[0] ?? ''
    return reply
  }

  open = (token: string) => this.#call('GET', token)
  answer = (token: string, agrees = true, language?: string) =>
    this.#call('POST', token, { agrees, ...(language === undefined ? {} : { language }) })
  move = (token: string) => this.#call('POST', `${token}/move`)
  subscribe = (token: string, { draft }: Pick<PushBrowser, 'draft'>) => this.#call('PUT', `${token}/push`, draft)
  heard = (token: string) => this.#call('POST', `${token}/heard`)
}

/** A link that a browser has answered which was sent a test alarm, past the server. */
export async function askedBrowser(t: TestApp, as: Member) {
  const { contactId, byLink } = (await sendLink(t, as)).result
  const token = byLink!.token!
  const phone = new ContactPhone(t)
  await phone.answer(token)
  await t.sql(
    `update contact_browsers set endpoint = 'https://push.example/1', p256dh = 'x', auth = 'y', subscribed_at = '2020-01-01'
     where contact_id = $1`,
    contactId,
  )
  await t.sql(
    `insert into safety_messages (contact_id, kind, channel, event_key, state, sent_at, created_at, wanted_at)
     values ($1::int, 'DRILL', 'PUSH', 'asked-browser:' || $1::int, 'SENT', now(), now(), now())`,
    contactId,
  )
  return { contactId, token, cookie: phone.cookie }
}
