import { readFile } from 'node:fs/promises'
import type { Receipt } from '@honjeo/contract/reviews'
import { expect, it } from 'vitest'
import { formOf, sendForm } from '../../testing/images.ts'
import { withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
/** The number of receipts that find a place: one is read and sixteen wait. */
const PLACES = 17

it('a member who comes when the queue is full is asked to come again, and nothing is counted', async () => {
  const photo = await readFile(new URL('./testing/receipt-1.jpg', import.meta.url))
  const submit = (member: Member) => {
    const form = formOf(photo)
    form.set('contentId', '2839903')
    form.set('visitDate', '2026-10-03')
    return sendForm<Receipt>(t, '/api/reviews/receipts', member, form)
  }
  const members = await Promise.all(Array.from({ length: PLACES + 8 }, () => t.addMember()))
  const replies = await Promise.all(members.map(submit))
  const taken = replies.filter(({ status }) => status === 202)
  expect(taken).toHaveLength(PLACES)
  expect(Math.max(...taken.map(({ result }) => result.ahead ?? 0))).toBe(PLACES - 1)

  const late = members.filter((_, n) => replies[n]!.status === 503)
  expect(late).toHaveLength(8)
  for (const refused of await Promise.all(late.map(submit)))
    expect(refused).toMatchObject({ status: 503, code: 'RECEIPT5031', headers: { 'retry-after': '5' } })
  const { rows } = await t.sql(
    'select id from receipts where user_id = any($1)',
    late.map(({ id }) => id),
  )
  expect(rows).toEqual([])
})
