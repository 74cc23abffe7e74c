import type { AccountStatus } from '@honjeo/contract/account'
import { beforeEach, expect, it } from 'vitest'
import { sanctions } from '@honjeo/schema/sanctions'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let me: Member

beforeEach(async () => {
  me = await t.addMember()
})

const accountStatus = async (as = me) => t.call<AccountStatus>('/api/account/standing', {}, as)
const warn = (reason: string, createdAt: string) =>
  t.database.db.insert(sanctions).values({ userId: me.id, kind: 'WARNING', reason, createdAt })

async function suspend(reason: string, from: string, endsAt: string) {
  const row = { userId: me.id, kind: 'SUSPENSION', days: 7, reason, createdAt: from, endsAt } as const
  await t.database.db.insert(sanctions).values(row)
  await t.sql('update users set suspended_until = $2 where id = $1', me.id, endsAt)
}

it('of most is spotless', async () => {
  expect(await accountStatus()).toMatchObject({ status: 200, result: { suspension: null, warnings: [] } })
  expect(await t.call('/api/account/standing')).toMatchObject({ status: 401 })
})

it('lists one’s own warnings, the newest first', async () => {
  await warn('광고를 올렸어요', t.clock.inSeconds(-60))
  await warn('또 올렸어요', t.clock.inSeconds(-30))
  expect((await accountStatus()).result.warnings).toEqual([
    { reason: '또 올렸어요', createdAt: t.clock.inSeconds(-30) },
    { reason: '광고를 올렸어요', createdAt: t.clock.inSeconds(-60) },
  ])
  expect((await accountStatus(await t.addMember())).result.warnings).toEqual([])
})

it('informs a suspended member why and until when, and only of that', async () => {
  const [from, until] = [t.clock.inSeconds(-60), t.clock.inSeconds(600)]
  await suspend('괴롭혔어요', from, until)
  expect(await accountStatus()).toMatchObject({
    status: 200,
    result: { suspension: { reason: '괴롭혔어요', startedAt: from, endsAt: until } },
  })
  expect(await t.call('/api/notifications', {}, me)).toMatchObject({ status: 403, code: 'AUTH4030' })
})

it('shows no suspension that is over or was lifted', async () => {
  await suspend('괴롭혔어요', t.clock.inSeconds(-600), t.clock.inSeconds(-60))
  expect((await accountStatus()).result.suspension).toBeNull()
  await suspend('다시 괴롭혔어요', t.clock.inSeconds(-50), t.clock.inSeconds(600))
  await t.sql('update users set suspended_until = null where id = $1', me.id)
  await t.sql('update sanctions set lifted_at = now() where user_id = $1 and ends_at > now()', me.id)
  expect((await accountStatus()).result.suspension).toBeNull()
})
