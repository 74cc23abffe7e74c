import { readFile } from 'node:fs/promises'
import type { Receipt } from '@honjeo/contract/reviews'
import { expect, it } from 'vitest'
import { formOf, sendForm } from '../../testing/images.ts'
import { withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
/** One is read and sixteen wait. */
const PLACES = 17

it('a member who comes when the queue is full is asked to come again, and nothing is counted', async () => {
  const photo = await readFile(new URL('./testing/receipt-1.jpg', import.meta.url))
  const submit = (member: Member) => {
    const form = formOf(photo)
    form.set('contentId', '2839903')
    form.set('visitDate', '2026-10-03')
    return sendForm<Receipt>(t, '/api/reviews/receipts', member, form)
  }
  const members = await Promise.all(Array.from({ length: PLACES + 2 }, () => t.addMember()))
  const late = members.splice(PLACES)
  const replies = await Promise.all(members.map(submit))
  expect(replies.map(({ status }) => status)).toEqual(members.map(() => 202))
  expect(Math.max(...replies.map(({ result }) => result.ahead ?? 0))).toBe(PLACES - 1)

  const refused = await Promise.all(late.map(submit))
  expect(refused).toContainEqual(
    expect.objectContaining({
      status: 503,
      code: 'RECEIPT5031',
      headers: expect.objectContaining({ 'retry-after': '5' }),
    }),
  )
  const { rows } = await t.sql(
    'select id from receipts where user_id = any($1)',
    late.filter((_, n) => refused[n]!.status === 503).map(({ id }) => id),
  )
  expect(rows).toEqual([])
})
