import { FORMER_MEMBER_DAYS } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()
const DAY_SECONDS = 86_400

const held = async () => (await t.sql('select from former_members')).rowCount

describe('what is kept of a former member', () => {
  it('is erased after 90 days', async () => {
    await t.sql('delete from former_members')
    const [me, other] = [await t.addMember({ gender: 'MALE' }), await t.addMember()]
    await t.call(`/api/blocks/${me.id}`, { method: 'POST', body: {} }, other)
    await t.withdraw(me)
    t.clock.advance(FORMER_MEMBER_DAYS * DAY_SECONDS - 60)
    await cleanUpNow(t)
    expect(await held()).toBe(1)
    t.clock.advance(60)
    const again = await t.signUpAs(me.email, { gender: 'FEMALE' })
    expect(again.status).toBe(201)
    expect((await t.sql('select from blocks')).rowCount).toBe(0)
    await cleanUpNow(t)
    for (const table of ['former_members', 'former_keys', 'former_blocks'])
      expect([table, (await t.sql(`select from ${table}`)).rowCount]).toEqual([table, 0])
  })

  it('is not revealed without proof of the address', async () => {
    const me = await t.addMember()
    await t.withdraw(me)
    t.clock.advance(60)
    const ask = (email: string) =>
      t.call<{ requestId: string }>('/api/auth/email-codes', { method: 'POST', body: { email, purpose: 'SIGNUP' } })
    const [known, unknown] = [await ask(me.email), await ask('nobody.was.here@example.com')]
    expect([known.status, { ...known.result, requestId: '' }]).toEqual([
      unknown.status,
      { ...unknown.result, requestId: '' },
    ])
  })
})
