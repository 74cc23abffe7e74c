import { describe, expect, it } from 'vitest'
import { koreanDay } from '../../lib/clock.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { addReceipt } from '../../testing/receipts.ts'
import { someoneWaits } from '../../testing/someone-waits.ts'
import { setUpTestApp } from '../../testing/test-app.ts'
import { PICTURE_BITS_ALIKE, verifyReceipt, type Verified } from './receipts.queries.ts'

const t = setUpTestApp(withCatalogue)
const decided = { contentId: SAEBYEOL, marks: [], picture: null }

it('a review whose receipt is just replaced by another photo of it learns so', async () => {
  const member = await t.addMember()
  const visit = { userId: member.id, contentId: SAEBYEOL, visitDate: koreanDay(t.clock.now()) }
  const first = await addReceipt(t.database, { ...visit, fingerprint: 'one purchase' })
  const second = await addReceipt(t.database, { ...visit, status: 'CHECKING', fingerprint: null })
  const body = { contentId: SAEBYEOL, visitDate: visit.visitDate, difficulty: 'EASY', rating: 5, receiptId: first }

  const at = t.clock.now().toISOString()
  const written = await t.database.db.transaction(async (tx) => {
    await verifyReceipt(tx, {
      ...decided,
      id: second,
      userId: member.id,
      fingerprints: ['one purchase'],
      checkedAt: at,
    })
    const reply = t.call('/api/reviews', { method: 'POST', body }, member)
    await someoneWaits(t)
    return { reply }
  })
  expect(await written.reply).toMatchObject({ status: 400, code: 'REVIEW4001' })
  const again = await t.call('/api/reviews', { method: 'POST', body: { ...body, receiptId: second } }, member)
  expect(again).toMatchObject({ status: 201, result: { points: 100 } })
})

it('of two photos of one receipt that are decided at once the later one counts', async () => {
  const { id: userId } = await t.addMember()
  const checking = () => addReceipt(t.database, { userId, contentId: SAEBYEOL, status: 'CHECKING', fingerprint: null })
  const [first, second] = [await checking(), await checking()]
  const checkedAt = t.clock.now().toISOString()
  const verify = (id: number) =>
    t.database.db.transaction((tx) =>
      verifyReceipt(tx, { ...decided, id, userId, fingerprints: ['another purchase'], checkedAt }),
    )
  const other = await t.database.db.transaction(async (tx) => {
    await verifyReceipt(tx, { ...decided, id: first, userId, fingerprints: ['another purchase'], checkedAt })
    const verifying = verify(second)
    await someoneWaits(t)
    return { verifying }
  })
  await other.verifying
  const { rows } = await t.database.pool.query('select id, status from receipts where user_id = $1', [userId])
  expect(rows).toEqual([{ id: second, status: 'VERIFIED' }])
})

/** Returns a rough picture with this number of ones. */
const pictureOf = (ones: number) => '1'.repeat(ones).padEnd(256, '0')

describe('one paper shown by two members at once', () => {
  const PAPER = {
    picture: null,
    fingerprints: ['a third purchase'],
    marks: [{ kind: 'APPROVAL_DAY', hash: 'one approval' }],
  } as const

  const ELSEWHERE = [{ kind: 'APPROVAL_DAY', hash: 'another approval' }] as const

  /**
   * Returns the outcome of two receipts that are decided at the same time, where the second has to wait for the first.
   */
  async function decideBoth(first: Partial<Verified>, second: Partial<Verified>) {
    const checkedAt = t.clock.now().toISOString()
    const receipts = [first, second].map(async (change) => {
      const { id: userId } = await t.addMember()
      const contentId = change.contentId ?? SAEBYEOL
      const id = await addReceipt(t.database, { userId, contentId, status: 'CHECKING', fingerprint: null })
      return { ...PAPER, ...change, id, userId, contentId, checkedAt }
    })
    const [one, other] = await Promise.all(receipts)
    const held = await t.database.db.transaction(async (tx) => {
      const isFirst = (await verifyReceipt(tx, one!)) === null
      const later = t.database.db.transaction((next) => verifyReceipt(next, other!)).catch(isUniqueViolation)
      await someoneWaits(t)
      return { isFirst, later }
    })
    await held.later
    const { rows } = await t.sql("select id from receipts where status = 'VERIFIED' and id = any($1)", [
      one!.id,
      other!.id,
    ])
    return { isFirst: held.isFirst, accepted: rows.length }
  }

  it.each([
    ['for one place', {}, {}],
    [
      'for two places, where only the unique index of its marks finds it',
      { fingerprints: ['at one'], marks: ELSEWHERE },
      { contentId: JEONGBANG, fingerprints: ['at the other'], marks: ELSEWHERE },
    ],
    [
      'whose numbers were covered on one of both',
      {
        fingerprints: ['x'],
        marks: [
          { kind: 'DAY_TOTAL', hash: 'day' },
          { kind: 'APPROVAL_PLACE', hash: 'n' },
        ],
      },
      { fingerprints: ['y'], marks: [{ kind: 'DAY_TOTAL', hash: 'day' }] },
    ],
    [
      'of which one photo is the other with other digits on it',
      { fingerprints: ['p'], marks: [], picture: pictureOf(0) },
      { fingerprints: ['q'], marks: [], picture: pictureOf(PICTURE_BITS_ALIKE) },
    ],
  ] as [string, Partial<Verified>, Partial<Verified>][])('is accepted once %s', async (_, first, second) => {
    expect(await decideBoth(first, second)).toEqual({ isFirst: true, accepted: 1 })
  })
})

it('accepts two visitors who paid the same on one day, by their minutes and approval numbers', async () => {
  const checkedAt = t.clock.now().toISOString()
  const outcomes = [1, 2].map(async (n) => {
    const { id: userId } = await t.addMember()
    const id = await addReceipt(t.database, { userId, contentId: SAEBYEOL, status: 'CHECKING', fingerprint: null })
    const marks = [
      { kind: 'DAY_TOTAL', hash: 'the same price' },
      { kind: 'APPROVAL_PLACE', hash: `approval ${n}` },
    ] as const
    const fingerprints = [`visitor ${n}`] as const
    const verified = { id, userId, contentId: SAEBYEOL, fingerprints, marks, picture: pictureOf(n * 100), checkedAt }
    return t.database.db.transaction((tx) => verifyReceipt(tx, verified))
  })
  expect(await Promise.all(outcomes)).toEqual([null, null])
})
