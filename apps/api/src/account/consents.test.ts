import type { MyConsent } from '@honjeo/contract/account'
import { CONSENT_TYPES, CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { CONSENTS_KEPT } from '@honjeo/contract/values/limits'
import { beforeEach, expect, it } from 'vitest'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let me: Member

beforeEach(async () => {
  me = await t.addMember()
})

const list = async (as = me) => (await t.call<MyConsent[]>('/api/account/consents', {}, as)).result
const decide = (body: object, as = me) => t.call<MyConsent[]>('/api/account/consents', { method: 'PUT', body }, as)
const history = async (type: string) =>
  (await t.sql('select agreed from consents where user_id = $1 and type = $2 order by created_at', me.id, type)).rows

it('says what one agreed to, when, and what may be taken back', async () => {
  const decidedAt = t.clock.inSeconds(0)
  const ofSignUp = (type: string) => ({
    type,
    agreed: ['TERMS', 'PRIVACY', 'AGE14'].includes(type),
    version: CONSENT_VERSION,
    decidedAt,
    optional: ['LOCATION', 'MARKETING'].includes(type),
  })
  expect(await list()).toEqual(CONSENT_TYPES.map(ofSignUp))
})

it('adds a decision to those before, and leaves the others alone', async () => {
  const before = await list(await t.addMember())
  t.clock.advance(60)
  const { status, result } = await decide({ type: 'MARKETING', agreed: true })
  expect(status).toBe(200)
  expect(result).toEqual(await list())
  expect(result.find(({ type }) => type === 'MARKETING')).toMatchObject({
    agreed: true,
    decidedAt: t.clock.inSeconds(0),
  })
  expect(result.filter(({ type }) => type !== 'MARKETING')).toEqual(before.filter(({ type }) => type !== 'MARKETING'))
})

it('keeps every decision, also of one moment, and none that decides nothing', async () => {
  for (const agreed of [true, true, false, true]) await decide({ type: 'LOCATION', agreed })
  expect((await history('LOCATION')).map(({ agreed }) => agreed)).toEqual([false, true, false, true])
  const replies = await Promise.all([1, 2, 3].map(() => decide({ type: 'LOCATION', agreed: false })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await history('LOCATION')).toHaveLength(5)
})

it('keeps the last decisions of a member who decides all day', async () => {
  for (let n = 0; n < CONSENTS_KEPT + 5; n++) await decide({ type: 'LOCATION', agreed: n % 2 === 0 })
  expect(await history('LOCATION')).toHaveLength(CONSENTS_KEPT)
  expect((await list()).find(({ type }) => type === 'LOCATION')?.agreed).toBe((CONSENTS_KEPT + 4) % 2 === 0)
})

it('asks again for a text that has changed since', async () => {
  await decide({ type: 'LOCATION', agreed: true })
  await t.sql(`update consents set version = '2025-01-01' where user_id = $1`, me.id)
  const { result } = await decide({ type: 'LOCATION', agreed: true })
  expect(result.find(({ type }) => type === 'LOCATION')).toMatchObject({ agreed: true, version: CONSENT_VERSION })
  expect(await history('LOCATION')).toHaveLength(3)
})

it.each(['TERMS', 'PRIVACY', 'AGE14', 'EVERYTHING'])('keeps %s from being changed', async (type) => {
  expect(await decide({ type, agreed: false })).toMatchObject({ status: 400, code: 'COMMON400' })
  expect((await history(type)).length).toBeLessThanOrEqual(1)
})
