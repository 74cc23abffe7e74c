import { beforeEach, describe, expect, it } from 'vitest'
import { setUpPushApp } from '../../testing/push-app.ts'
import { TEST_PASSWORD, type Member } from '../../testing/test-app.ts'

const { t, service, subscribe, subscribed, trial } = setUpPushApp()
let me: Member

beforeEach(async () => {
  me = await t.addMember()
})

async function logIn(): Promise<Member> {
  const body = { email: me.email, password: TEST_PASSWORD }
  const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body })
  return { ...me, ...result }
}
const logOut = (as: Member) => t.call('/api/auth/logout', { method: 'DELETE' }, as)
const isPushedTo = { status: 202, result: { devices: 1 } }
const isNot = { status: 404, code: 'PUSH4040' }

describe('a browser is pushed to', () => {
  it('until the login it was switched on in ends, and others go on', async () => {
    const phone = await logIn()
    await subscribed(me)
    await subscribed(phone)
    await logOut(phone)
    expect(await trial(me)).toMatchObject(isPushedTo)
  })

  it('no more when its login is ended from another device', async () => {
    const phone = await logIn()
    await subscribed(phone)
    await t.call('/api/account/sessions', { method: 'DELETE' }, me)
    expect(await trial(me)).toMatchObject(isNot)
  })

  it('for as long as the login that took it over last', async () => {
    const phone = await logIn()
    const browser = await subscribed(me)
    await subscribe(phone, browser)
    await logOut(me)
    expect(await trial(phone)).toMatchObject(isPushedTo)
    const again = await logIn()
    await logOut(phone)
    expect(await trial(again)).toMatchObject(isNot)
  })

  it('never by a login that ended while it was switched on', async () => {
    for (let round = 0; round < 6; round++) {
      const phone = await logIn()
      const [reply] = await Promise.all([subscribe(phone, service.browser()), logOut(phone)])
      expect(['COMMON200', 'AUTH4015']).toContain(reply.code)
      expect(await trial(me)).toMatchObject(isNot)
    }
  })
})
