import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loggableError } from '@honjeo/observability/loggable-error'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

it('keeps what people typed out of the log of a failed query', async () => {
  const secret = 'haenyeo@example.com'
  const insert = sql`insert into email_codes (email, purpose) values (${secret}, 'SIGNUP')`
  const error: unknown = await t.database.db.execute(insert).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('23502')
  expect(logged).not.toContain(secret)
})
