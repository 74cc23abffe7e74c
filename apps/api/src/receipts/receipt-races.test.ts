import { expect, it } from 'vitest'
import { koreanDay } from '../clock.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { verifyReceipt } from './receipts.queries.ts'

const t = setUpTestApp(withCatalogue)

it('a review whose receipt is just replaced by another photo of it is told so', async () => {
  const member = await t.addMember()
  const visit = { userId: member.id, contentId: SAEBYEOL, visitDate: koreanDay(t.clock.now()) }
  const first = await addReceipt(t.database, { ...visit, fingerprint: 'one purchase' })
  const second = await addReceipt(t.database, { ...visit, status: 'CHECKING', fingerprint: null })
  const body = { contentId: SAEBYEOL, visitDate: visit.visitDate, difficulty: 'EASY', rating: 5, receiptId: first }

  const at = t.clock.now().toISOString()
  const written = await t.database.db.transaction(async (tx) => {
    await verifyReceipt(tx, { id: second, userId: member.id, fingerprint: 'one purchase', checkedAt: at })
    const reply = t.call('/api/reviews', { method: 'POST', body }, member)
    await someoneWaits(t)
    return { reply }
  })
  expect(await written.reply).toMatchObject({ status: 400, code: 'REVIEW4001' })
  const again = await t.call('/api/reviews', { method: 'POST', body: { ...body, receiptId: second } }, member)
  expect(again).toMatchObject({ status: 201, result: { points: 100 } })
})

it('of two photos of one receipt that are decided at once the later one stands', async () => {
  const { id: userId } = await t.addMember()
  const checking = () => addReceipt(t.database, { userId, contentId: SAEBYEOL, status: 'CHECKING', fingerprint: null })
  const [first, second] = [await checking(), await checking()]
  const checkedAt = t.clock.now().toISOString()
  const verify = (id: number) =>
    t.database.db.transaction((tx) => verifyReceipt(tx, { id, userId, fingerprint: 'another purchase', checkedAt }))
  const other = await t.database.db.transaction(async (tx) => {
    await verifyReceipt(tx, { id: first, userId, fingerprint: 'another purchase', checkedAt })
    const verifying = verify(second)
    await someoneWaits(t)
    return { verifying }
  })
  await other.verifying
  const { rows } = await t.database.pool.query('select id, status from receipts where user_id = $1', [userId])
  expect(rows).toEqual([{ id: second, status: 'VERIFIED' }])
})
