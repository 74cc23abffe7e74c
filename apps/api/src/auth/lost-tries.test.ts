import { EMAIL_CODE_TRIES, LOGIN_FREE_FAILURES } from '@honjeo/contract/values/limits'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hangUp } from '../testing/hang-up.ts'
import { setUpTestApp, TEST_PASSWORD } from '../testing/test-app.ts'

const t = setUpTestApp()
const url = '/api/auth/login'

/** Every statement of that kind on a table fails until the test is over, or until what is answered is called. */
async function breakTable(table: string, statement: 'insert' | 'update', when = 'true'): Promise<() => Promise<void>> {
  await t.sql(
    `create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'no space'; end $$`,
  )
  await t.sql(
    `create trigger refuse_it before ${statement} on ${table} for each row when (${when}) execute function refuse_it()`,
  )
  const mend = async () => void (await t.sql('drop function if exists refuse_it cascade'))
  onTestFinished(mend)
  return mend
}

const failuresOf = async (email: string) =>
  (await t.sql('select failures from login_failures where email = $1', email)).rows as { failures: number }[]

it.each([
  ['the code is marked as used', 'email_codes', 'update', 'new.used_at is not null'],
  ['its ticket is stored', 'verification_tickets', 'insert', 'true'],
] as const)('a code by mail is not tried where the database fails before %s', async (_, table, statement, when) => {
  const email = `${table}@example.com`
  await t.call('/api/auth/email-codes', { method: 'POST', body: { email, purpose: 'SIGNUP' } })
  const body = { email, purpose: 'SIGNUP', code: await t.codeFor(email) }
  const verify = () => t.call('/api/auth/email-codes/verify', { method: 'POST', body })
  const mend = await breakTable(table, statement, when)
  for (let n = 0; n <= EMAIL_CODE_TRIES; n++) expect((await verify()).status).toBe(500)
  await mend()
  expect((await verify()).status).toBe(200)
})

it('who hangs up in the middle of a login has tried nothing; after it, a wrong password counts', async () => {
  const { email } = await t.addMember()
  const body = { email, password: 'not-this-1' }
  for (let n = 0; n <= LOGIN_FREE_FAILURES; n++) await hangUp(t, { url, body, bytes: 20 })
  expect((await t.call(url, { method: 'POST', body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  expect(await failuresOf(email)).toEqual([])

  for (let n = 0; n < LOGIN_FREE_FAILURES; n++) await hangUp(t, { url, body })
  await vi.waitFor(async () => expect(await failuresOf(email)).toEqual([{ failures: LOGIN_FREE_FAILURES }]), 10_000)
  expect((await t.call(url, { method: 'POST', body })).code).toBe('AUTH4291')
})

it('a password that could not be compared is none that was wrong', async () => {
  const { email, id } = await t.addMember()
  const body = { email, password: TEST_PASSWORD }
  const { rows } = await t.sql('select password_hash from users where id = $1', id)
  await t.sql("update users set password_hash = 'broken' where id = $1", id)
  for (let n = 0; n <= LOGIN_FREE_FAILURES; n++) expect((await t.call(url, { method: 'POST', body })).status).toBe(500)
  await t.sql('update users set password_hash = $2 where id = $1', id, rows[0]!['password_hash'])
  expect(await failuresOf(email)).toEqual([])
  expect((await t.call(url, { method: 'POST', body })).status).toBe(200)
})
