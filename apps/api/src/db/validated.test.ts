import { expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

it('rows of rooms and of messages to contacts that were there before a check was added were looked at as well', async () => {
  const { rows } = await t.sql(
    `select conname from pg_constraint where not convalidated
     and conrelid in ('chat_rooms'::regclass, 'safety_messages'::regclass) order by conname`,
  )
  expect(rows).toEqual([])
})
