import type { IdentityStatus } from '@honjeo/contract/account'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { NiceServer, nicePerson, type NicePerson } from './nice-server.ts'
import { setUpTestApp, TEST_PASSWORD, type Member, type TestApp } from './test-app.ts'

export const IDENTITY_KEY = 'a key of persons that only the tests know of'

/** The acts of a member on their way through an identity check at a server. */
export function identityActs(nice: NiceServer) {
  const start = (t: TestApp, member: Member, body: object = { password: TEST_PASSWORD }) =>
    t.call<{ url: string; expiresAt: string }>('/api/account/identity/checks', { method: 'POST', body }, member)

  /** Goes through the page of the provider; returns the number that the browser comes back with. */
  async function visit(url: string): Promise<string> {
    const page = await fetch(url, { redirect: 'manual' })
    return new URL(page.headers.get('location') ?? '').searchParams.get('web_transaction_id') ?? ''
  }

  const finish = (t: TestApp, member: Member, webTransactionId: string) =>
    t.call<IdentityStatus>('/api/account/identity/result', { method: 'POST', body: { webTransactionId } }, member)

  /** Goes all the way, as this person. */
  async function check(t: TestApp, member: Member, person: NicePerson) {
    nice.person = person
    const begun = await start(t, member)
    if (begun.status !== 200) throw new Error(`no check: ${begun.code}`)
    return finish(t, member, await visit(begun.result.url))
  }
  return { start, visit, finish, check }
}

/** A server where identities can be checked, and the provider before whose page a new person sits in each test. */
export function setUpIdentityApp(fill?: Parameters<typeof setUpTestApp>[0]) {
  const nice = new NiceServer()
  const hashKeys = [IDENTITY_KEY]
  beforeAll(() => nice.listen())
  afterAll(() => nice.close())
  const t = setUpTestApp(fill, {
    publicUrl: 'https://honjeo.test',
    identity: Object.assign(nice.settings, { hashKeys, timeLimitMs: 2000 }),
  })
  let people = 0
  const newPerson = (facts: Partial<NicePerson> = {}) => {
    people += 1
    nice.person = nicePerson(people, facts)
    return nice.person
  }
  beforeEach(() => {
    nice.faults.clear()
    nice.bend = (answer) => answer
    nice.closes = false
    nice.calls.length = 0
    newPerson()
  })
  return { t, nice, hashKeys, newPerson, ...identityActs(nice) }
}
