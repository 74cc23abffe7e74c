import type { Timer, TimerAlert, TimerDraft } from '@honjeo/contract/safety/timer'
import type { TimerStage } from '@honjeo/contract/values/enums'
import { pino } from 'pino'
import { deriveKeys } from '../auth/keys.ts'
import { startLadder } from '../safety/timer/ladder.service.ts'
import { linkToken } from '../safety/alerts/links.ts'
import { TEST_PASSWORD, type Member, type TestApp } from './test-app.ts'

const { safetyLink } = deriveKeys('a secret that only the tests know of')
const SILENT = pino({ level: 'silent' })
/** A ladder that looks only when a test says so. */
const NEVER_MS = 3_600_000
/** A token is renewed before it runs out. */
const FRESH_MS = 600_000

export interface SentMessage {
  name: string
  kind: string
  stage: TimerStage | null
  state: string
}

/** A member on the way, whose session outlives the clock of a test. */
export class Traveller {
  readonly #t: TestApp
  member!: Member
  #at = 0

  constructor(t: TestApp) {
    this.#t = t
  }

  async join(...names: string[]): Promise<this> {
    this.member = await this.#t.addMember()
    this.#at = this.#t.clock.now().getTime()
    for (const name of names) await this.addContact(name)
    return this
  }

  /** Returns the id of a contact who said yes. */
  async addContact(name: string, columns: { status?: string; memberId?: number } = {}): Promise<number> {
    const { status = 'CONFIRMED', memberId = null } = columns
    const { rows } = await this.#t.sql(
      `insert into trusted_contacts (owner_id, name, channel, email, member_id, status, position, answered_at)
       values ($1, $2, $3, $4, $5, $6, (select count(*) from trusted_contacts where owner_id = $1),
         case when $6 <> 'PENDING' then now() end) returning id`,
      this.member.id,
      name,
      memberId === null ? 'EMAIL' : 'MEMBER',
      memberId === null ? `${name}-${this.member.id}@contacts.example` : null,
      memberId,
      status,
    )
    return (rows as { id: number }[])[0]!.id
  }

  async call<T>(url: string, { method = 'POST', body, key }: Sent = {}) {
    const { clock } = this.#t
    if (Math.abs(clock.now().getTime() - this.#at) > FRESH_MS) {
      const login = { email: this.member.email, password: TEST_PASSWORD }
      const { result } = await this.#t.call<Member>('/api/auth/login', { method: 'POST', body: login })
      this.member = { ...this.member, ...result }
      this.#at = clock.now().getTime()
    }
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    return this.#t.call<T>(url, { method, headers, ...(body === undefined ? {} : { body }) }, this.member)
  }

  start(draft: Partial<TimerDraft> & { minutes?: number } = {}, key?: string) {
    const { minutes = 60, ...rest } = draft
    const body = { title: '올레 7코스 걷기', plannedAt: this.#t.clock.inMinutes(minutes), ...rest }
    return this.call<Timer>('/api/check-ins', { body, ...(key === undefined ? {} : { key }) })
  }

  /** Starts one that runs, and returns its id. */
  async started(draft: Partial<TimerDraft> & { minutes?: number } = {}): Promise<number> {
    const reply = await this.start(draft)
    if (reply.status !== 201) throw new Error(`no timer: ${JSON.stringify(reply)}`)
    return reply.result.checkInId
  }

  read = (id: number) => this.call<Timer>(`/api/check-ins/${id}`, { method: 'GET' })
  current = async () =>
    (await this.call<{ checkIn: Timer | null }>('/api/check-ins/current', { method: 'GET' })).result.checkIn
  past = async () => (await this.call<{ content: Timer[] }>('/api/check-ins', { method: 'GET' })).result.content
  change = (id: number, body: object) => this.call<Timer>(`/api/check-ins/${id}`, { method: 'PATCH', body })
  done = (id: number, pin?: string) => this.call<Timer>(`/api/check-ins/${id}/done`, { body: pin ? { pin } : {} })
  cancel = (id: number, pin?: string) => this.call<Timer>(`/api/check-ins/${id}/cancel`, { body: pin ? { pin } : {} })
  sos = (body: object = {}, key?: string) =>
    this.call<Timer>('/api/check-ins/sos', { body, ...(key === undefined ? {} : { key }) })
  setPins = (pin: string, duressPin: string, currentPin?: string) =>
    this.call<{ isSet: boolean }>('/api/check-ins/pins', {
      method: 'PUT',
      body: { pin, duressPin, ...(currentPin === undefined ? {} : { currentPin }) },
    })
  removePins = (pin: string) =>
    this.call<{ isSet: boolean }>('/api/check-ins/pins', { method: 'DELETE', body: { pin } })
  pins = async () => (await this.call<{ isSet: boolean }>('/api/check-ins/pins', { method: 'GET' })).result.isSet
  agreeToLocation = (agreed = true) =>
    this.call('/api/account/consents', { method: 'PUT', body: { type: 'LOCATION', agreed } })

  /** What the app shows the traveller of timers, the newest first. */
  async notices(): Promise<string[]> {
    const { result } = await this.call<{ content: { type: string; message: string }[] }>('/api/notifications?size=50', {
      method: 'GET',
    })
    return result.content.filter(({ type }) => type === 'CHECKIN').map(({ message }) => message)
  }
}

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  key?: string
}

/** Lets so many minutes pass at once, and a server look. */
export async function pass(t: TestApp, minutes: number): Promise<void> {
  t.clock.advance(minutes * 60)
  await look(t)
}

/** A server looks for timers that are due. */
export async function look(t: TestApp): Promise<void> {
  const ladder = startLadder({ db: t.database.db, clock: t.clock, log: SILENT, everyMs: NEVER_MS })
  await ladder.settled()
  await ladder.stop()
}

/** What was written to contacts of a timer, in order; `엄마 ALERT OVERDUE_1`. */
export async function sentMessages(t: TestApp, checkInId: number): Promise<string[]> {
  const { rows } = await t.sql(
    `select c.name, m.kind, m.stage, m.state from safety_messages m join trusted_contacts c on c.id = m.contact_id
     where m.check_in_id = $1 order by m.id`,
    checkInId,
  )
  return (rows as SentMessage[]).map(({ name, kind, stage }) => [name, kind, stage].filter(Boolean).join(' '))
}

/** The token of a contact's link, by name. */
export async function alertToken(t: TestApp, checkInId: number, name: string): Promise<string> {
  const { rows } = await t.sql(
    `select k.id from check_in_contacts k join trusted_contacts c on c.id = k.contact_id
     where k.check_in_id = $1 and c.name = $2`,
    checkInId,
    name,
  )
  return linkToken(safetyLink, 'ALERT', (rows as { id: number }[])[0]!.id)
}

/** Makes the contact of a timer one who has been alarmed, past the server; answers the token of their link. */
export async function alarm(t: TestApp, { checkInId, contactId }: Record<string, number | string>): Promise<string> {
  await t.sql(`update trusted_contacts set status = 'CONFIRMED', answered_at = now() where id = $1`, contactId)
  await t.sql(`update check_ins set stage = 'OVERDUE_1' where id = $1`, checkInId)
  await t.sql(
    `insert into safety_messages (contact_id, check_in_id, kind, stage, channel, event_key, created_at, wanted_at)
     values ($1::int, $2::int, 'ALERT', 'OVERDUE_1', 'EMAIL', 'alarm:' || $2::int, now(), now())`,
    contactId,
    checkInId,
  )
  const { rows } = await t.sql(
    'insert into check_in_contacts (check_in_id, contact_id, position) values ($1, $2, 0) returning id',
    checkInId,
    contactId,
  )
  return linkToken(safetyLink, 'ALERT', (rows as { id: number }[])[0]!.id)
}

export const drillToken = (contactId: number) => linkToken(safetyLink, 'DRILL', contactId)

/** What the holder of a link does with it, without an account. */
export const linkActs = (t: TestApp) => ({
  open: (token: string, as?: Member) => t.call<TimerAlert>(`/api/check-in-alerts/${token}`, {}, as),
  acknowledge: (token: string, as?: Member) =>
    t.call<TimerAlert>(`/api/check-in-alerts/${token}/acknowledge`, { method: 'POST' }, as),
  resolve: (token: string) => t.call<TimerAlert>(`/api/check-in-alerts/${token}/resolve`, { method: 'POST' }),
})

/** The pace at which no server looks but when a test says so. */
export const UNMOVED = { timers: { everyMs: 3_600_000 }, safetyMessages: { everyMs: 3_600_000 } }
