import { PIN_LOCK_MINUTES, PIN_TRIES } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sentMessages, Traveller, UNMOVED } from '../../testing/timers.ts'
import { hangUp } from '../../testing/hang-up.ts'
import { setUpTestApp } from '../../testing/test-app.ts'

const t = setUpTestApp(undefined, UNMOVED)
const [PIN, DURESS, WRONG] = ['4071', '9203', '5555']
let me: Traveller

beforeEach(async () => {
  me = await new Traveller(t).join('엄마')
})

describe('PINs', () => {
  it('are two that are not to be guessed from each other, and never revealed', async () => {
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
    expect(await sentMessages(t, id)).toEqual([])
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

  it('a right one begins the count again', async () => {
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

describe('a try whose outcome no one can hear', () => {
  /** How often a try has to fail for its member to be kept out, were it counted. */
  const AGAIN = PIN_TRIES + 1
  const failures = async () =>
    (await t.sql('select failures, locked_until from safety_pins where user_id = $1', me.member.id)).rows[0]

  it('is none where the database fails after it was judged, be it a right one or a wrong one', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    // The trigger refuses to store the outcome of a try, whether the PIN was right or wrong.
    await t.sql(`create function refuse_tries() returns trigger language plpgsql as
      $$ begin if new.failures = 0 or new.locked_until is not null then raise exception 'no space'; end if; return new; end $$`)
    await t.sql('create trigger refuse_tries before update on safety_pins for each row execute function refuse_tries()')
    try {
      for (let n = 0; n < AGAIN; n++) expect((await me.done(id, PIN)).status).toBe(500)
      expect(await failures()).toEqual({ failures: 0, locked_until: null })
    } finally {
      await t.sql('drop trigger refuse_tries on safety_pins')
      await t.sql('drop function refuse_tries')
    }
    expect((await me.done(id, DURESS)).status).toBe(200)
  })

  it('is none where a hash cannot be compared', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    const { rows } = await t.sql('select pin_hash from safety_pins where user_id = $1', me.member.id)
    await t.sql("update safety_pins set pin_hash = 'broken' where user_id = $1", me.member.id)
    for (let n = 0; n < AGAIN; n++) expect((await me.done(id, PIN)).status).toBe(500)
    expect(await failures()).toEqual({ failures: 0, locked_until: null })
    await t.sql('update safety_pins set pin_hash = $2 where user_id = $1', me.member.id, rows[0]!['pin_hash'])
    expect((await me.done(id, PIN)).status).toBe(200)
  })
})

describe('who hangs up', () => {
  const failures = async () =>
    (await t.sql('select failures from safety_pins where user_id = $1', me.member.id)).rows[0] as { failures: number }
  const SOON = { timeout: 10_000 }
  const say = (id: number, pin: string, bytes?: number) =>
    hangUp(t, {
      url: `/api/check-ins/${id}/done`,
      body: { pin },
      accessToken: me.member.accessToken,
      ...(bytes === undefined ? {} : { bytes }),
    })

  it('in the middle of a PIN has tried none', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    for (let n = 0; n <= PIN_TRIES; n++) await say(id, WRONG, 8)
    expect((await me.done(id, WRONG)).code).toBe('CHECKIN4030')
    expect(await failures()).toEqual({ failures: 1 })
  })

  it('after it guesses for nothing as little as anyone else', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    for (let n = 0; n < PIN_TRIES; n++) await say(id, WRONG)
    await vi.waitFor(async () => expect(await failures()).toEqual({ failures: PIN_TRIES }), SOON)
    expect((await me.done(id, PIN)).code).toBe('CHECKIN4290')
  })

  it('after the right one has ended the timer', async () => {
    await me.setPins(PIN, DURESS)
    const id = await me.started()
    await say(id, PIN)
    await vi.waitFor(async () => expect(await me.current()).toBeNull(), SOON)
    expect(await failures()).toEqual({ failures: 0 })
  })
})
