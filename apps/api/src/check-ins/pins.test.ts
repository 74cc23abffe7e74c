import { PIN_LOCK_MINUTES, PIN_TRIES } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { told, Traveller, UNMOVED } from '../testing/check-ins.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(undefined, UNMOVED)
const [PIN, DURESS, WRONG] = ['4071', '9203', '5555']
let me: Traveller

beforeEach(async () => {
  me = await new Traveller(t).join('엄마')
})

describe('PINs', () => {
  it('are two that are not to be guessed from each other, and never told', async () => {
    expect(await me.setPins('4071', '1704')).toMatchObject({ status: 400, code: 'CHECKIN4002' })
    expect(await me.pins()).toBe(false)
    expect((await me.setPins(PIN, DURESS)).result).toEqual({ isSet: true })
    expect(await me.pins()).toBe(true)
    const { rows } = await t.sql('select * from safety_pins where user_id = $1', me.member.id)
    expect(JSON.stringify(rows)).not.toMatch(/4071|9203/)
    expect(JSON.stringify(rows)).toContain('argon2id')
  })

  it('are changed and taken away with the one that is set', async () => {
    await me.setPins(PIN, DURESS)
    expect(await me.setPins('1357', '8642')).toMatchObject({ status: 403, code: 'CHECKIN4030' })
    expect(await me.setPins('1357', '8642', WRONG)).toMatchObject({ status: 403, code: 'CHECKIN4030' })
    expect((await me.setPins('1357', '8642', PIN)).result).toEqual({ isSet: true })
    expect(await me.removePins(PIN)).toMatchObject({ status: 403, code: 'CHECKIN4030' })
    expect((await me.removePins('1357')).result).toEqual({ isSet: false })
    expect((await me.setPins(PIN, DURESS)).status).toBe(200)
  })

  it('are asked for at the end where they are set', async () => {
    const free = await me.started()
    expect((await me.done(free)).status).toBe(200)
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    for (const end of [me.done, me.cancel]) {
      expect(await end(id)).toMatchObject({ status: 403, code: 'CHECKIN4030' })
      expect(await end(id, WRONG)).toMatchObject({ status: 403, code: 'CHECKIN4030' })
    }
    expect((await me.cancel(id, PIN)).result.ending).toBe('CANCELLED')
    expect(await told(t, id)).toEqual([])
  })
})

describe('after wrong ones in a row', () => {
  it('none is judged for a while, not even the right one', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started({ minutes: 120 })
    for (let n = 0; n < PIN_TRIES; n++) expect((await me.done(id, WRONG)).code).toBe('CHECKIN4030')
    const refused = await me.done(id, PIN)
    expect(refused).toMatchObject({ status: 429, code: 'CHECKIN4290' })
    expect(Number(refused.headers['retry-after'])).toBe(PIN_LOCK_MINUTES * 60)
    expect((await me.removePins(PIN)).code).toBe('CHECKIN4290')
    t.clock.advance(PIN_LOCK_MINUTES * 60)
    expect((await me.done(id, WRONG)).code).toBe('CHECKIN4030')
    expect((await me.done(id, PIN)).status).toBe(200)
  })

  it('a right one begins the count anew', async () => {
    await me.setPins(PIN, DURESS)
    for (let n = 1; n < PIN_TRIES; n++) await me.removePins(WRONG)
    await me.setPins(PIN, DURESS, PIN)
    for (let n = 1; n < PIN_TRIES; n++) expect((await me.removePins(WRONG)).code).toBe('CHECKIN4030')
    expect((await me.removePins(PIN)).status).toBe(200)
  })

  it('also when they come all at once: no more are judged than there are tries', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    const codes = (await Promise.all(Array.from({ length: 12 }, () => me.done(id, WRONG)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'CHECKIN4030')).toHaveLength(PIN_TRIES)
    expect(codes.filter((code) => code === 'CHECKIN4290')).toHaveLength(12 - PIN_TRIES)
  })

  it('a try that there was no room to judge is no try, and no free guess either', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    const atOnce = async (pin: string) =>
      (await Promise.all(Array.from({ length: 200 }, () => me.done(id, pin)))).map(({ code }) => code)
    const right = await atOnce(PIN)
    expect(new Set(right)).toEqual(new Set(['COMMON200', 'CHECKIN4092', 'COMMON503']))
    for (let n = 1; n < PIN_TRIES; n++) expect((await me.removePins(WRONG)).code).toBe('CHECKIN4030')
    expect((await me.setPins(PIN, DURESS, PIN)).status).toBe(200)

    const next = await me.started()
    const wrong = await Promise.all(Array.from({ length: 200 }, () => me.done(next, WRONG)))
    const codes = wrong.map(({ code }) => code)
    expect(codes.filter((code) => code === 'CHECKIN4030')).toHaveLength(PIN_TRIES)
    expect(codes).toContain('COMMON503')
    expect((await me.done(next, PIN)).code).toBe('CHECKIN4290')
  })
})
