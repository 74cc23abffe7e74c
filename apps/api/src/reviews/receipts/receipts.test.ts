import { readFile } from 'node:fs/promises'
import type { Receipt } from '@honjeo/contract/reviews'
import { RECEIPT_WAIT_LIMIT_MS, RECEIPTS_PER_DAY } from '@honjeo/contract/values/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { encodeForm, formOf, sendForm } from '../../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { addReceipt } from '../../testing/receipts.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
/** The number of 피즈 버거 노형점, of which there are two photos of one receipt, of 2026-10-03. */
const BURGERS = 2_839_903
const DAY = '2026-10-03'
/** A receipt may take this long on a busy machine. */
const READING = { timeout: 2 * RECEIPT_WAIT_LIMIT_MS }
const photoOf = (name: string) => readFile(new URL(`./testing/${name}.jpg`, import.meta.url))
let photo: Buffer
let otherPhoto: Buffer
let member: Member

beforeAll(async () => {
  member = await t.addMember()
  ;[photo, otherPhoto] = await Promise.all([photoOf('receipt-1'), photoOf('receipt-2')])
})

const blankPaper = () =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()

function receiptForm(file: Buffer, fields: Record<string, string | number> = {}): FormData {
  const form = formOf(file)
  for (const [name, value] of Object.entries({ contentId: BURGERS, visitDate: DAY, ...fields }))
    form.set(name, String(value))
  return form
}

const submit = (file: Buffer, fields = {}, as = member) =>
  sendForm<Receipt>(t, '/api/reviews/receipts', as, receiptForm(file, fields))
const ask = (id: number, as = member) => t.call<Receipt>(`/api/reviews/receipts/${id}`, {}, as)

/** What the receipt has come to when it is no longer being checked. */
async function outcomeOf(receiptId: number, as = member): Promise<Receipt> {
  return vi.waitFor(
    async () => {
      const { result } = await ask(receiptId, as)
      expect(result.status).not.toBe('CHECKING')
      return result
    },
    { timeout: RECEIPT_WAIT_LIMIT_MS, interval: 50 },
  )
}

async function check(file: Buffer, fields = {}, as = member) {
  const { status, result } = await submit(file, fields, as)
  expect({ status, result }).toEqual({
    status: 202,
    result: { receiptId: expect.any(Number), status: 'CHECKING', reason: null, ahead: expect.any(Number) },
  })
  const { receiptId, status: outcome, reason } = await outcomeOf(result.receiptId, as)
  return { id: receiptId, status: outcome, reason }
}

describe('who may', () => {
  it('asks a visitor to sign in', async () => {
    const { payload, headers } = await encodeForm(receiptForm(photo))
    const reply = await t.app.inject({ method: 'POST', url: '/api/reviews/receipts', headers, payload })
    expect(reply.json()).toMatchObject({ code: 'AUTH4010' })
  })

  it('shows a receipt to no one but its owner', async () => {
    const id = await addReceipt(t.database, { userId: member.id, contentId: BURGERS })
    const stranger = await t.addMember()
    expect(await ask(id, stranger)).toMatchObject({ status: 404, code: 'RECEIPT4040' })
    expect(await ask(id + 1000)).toMatchObject({ status: 404, code: 'RECEIPT4040' })
    expect(await ask(id)).toMatchObject({ status: 200, result: { receiptId: id, status: 'VERIFIED', reason: null } })
  })
})

describe('a receipt', READING, () => {
  let verified: number

  it('of the place and the day is verified, while other requests are served', async () => {
    const { result } = await submit(photo)
    const waits: number[] = []
    let answer: Receipt
    do {
      const start = performance.now()
      ;({ result: answer } = await ask(result.receiptId))
      waits.push(performance.now() - start)
    } while (answer.status === 'CHECKING')
    verified = result.receiptId
    expect(answer).toEqual({ receiptId: verified, status: 'VERIFIED', reason: null, ahead: null })
    // Reading is by far the longest part: had it held the server up, one answer would have waited for it.
    const total = waits.reduce((sum, wait) => sum + wait, 0)
    expect(Math.max(...waits)).toBeLessThan(total / 4)
  })

  it('leaves hashes and the decision behind, nothing that was written on it', async () => {
    const { rows } = await t.database.pool.query<Record<string, unknown>>('select * from receipts where id = $1', [
      verified,
    ])
    const { fingerprint, image_hash: imageHash, ...facts } = rows[0]!
    expect([fingerprint, imageHash]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ])
    expect(facts).toEqual({
      id: verified,
      user_id: member.id,
      content_id: BURGERS,
      visit_date: expect.anything(),
      status: 'VERIFIED',
      reason: null,
      review_id: null,
      was_read: true,
      picture: expect.stringMatching(/^[01]{256}$/),
      created_at: expect.any(Date),
      checked_at: expect.any(Date),
    })
  })

  it('is not accepted a second time from another photo, no matter who sends it', async () => {
    const friend = await t.addMember()
    expect(await check(otherPhoto, {}, friend)).toMatchObject({ status: 'REJECTED', reason: 'ALREADY_USED' })
  })

  it('may be sent again by its owner who did not come to use it', async () => {
    const again = await check(otherPhoto)
    expect(again).toMatchObject({ status: 'VERIFIED' })
    expect(await ask(verified)).toMatchObject({ code: 'RECEIPT4040' })
    verified = again.id
  })

  it('that brought points is used up, even when its review is gone', async () => {
    await t.database.pool.query('insert into point_events (user_id, amount, receipt_id) values ($1, 100, $2)', [
      member.id,
      verified,
    ])
    expect(await check(photo)).toMatchObject({ status: 'REJECTED', reason: 'ALREADY_USED' })
  })

  it('stays used up when its owner leaves, for the one who brings the same paper afterwards', async () => {
    await t.withdraw(member)
    member = await t.addMember()
    expect(await check(otherPhoto)).toMatchObject({ status: 'REJECTED', reason: 'ALREADY_USED' })
  })

  it('of another place or another day is distinguished from one that cannot be read', async () => {
    const blurred = await sharp(photo).blur(9).toBuffer()
    const scan = await sharp(photo).greyscale().linear(3, -300).toBuffer()
    expect(await check(scan)).toMatchObject({ status: 'REJECTED', reason: 'NOT_A_PHOTO' })
    expect(await check(photo, { contentId: SAEBYEOL })).toMatchObject({ status: 'REJECTED', reason: 'OTHER_PLACE' })
    expect(await check(photo, { visitDate: '2026-10-01' })).toMatchObject({ status: 'REJECTED', reason: 'OTHER_DATE' })
    expect(await check(blurred)).toMatchObject({ status: 'REJECTED', reason: 'UNREADABLE' })
    expect(await check(await blankPaper())).toMatchObject({ status: 'REJECTED', reason: 'UNREADABLE' })
  })

  it('is checked once however often it is sent under one key', async () => {
    const send = async () => {
      const { payload, headers } = await encodeForm(receiptForm(await blank))
      const reply = await t.app.inject({
        method: 'POST',
        url: '/api/reviews/receipts',
        headers: { ...headers, authorization: `Bearer ${member.accessToken}`, 'idempotency-key': 'receipt-1' },
        payload,
      })
      return reply.json<{ result: Receipt }>().result
    }
    const blank = blankPaper()
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    await outcomeOf(first.receiptId)
  })
})

describe('the turns of the readers', READING, () => {
  it('are one for a member: a second photo is refused while the first waits or is read, also when both come at once', async () => {
    const eager = await t.addMember()
    const replies = await Promise.all(Array.from({ length: 5 }, async () => submit(await blankPaper(), {}, eager)))
    const taken = replies.filter(({ status }) => status === 202)
    expect(taken).toHaveLength(1)
    for (const reply of replies.filter((each) => each !== taken[0])) {
      expect(reply).toMatchObject({ status: 429, code: 'RECEIPT4291', headers: { 'retry-after': '3' } })
    }
    await outcomeOf(taken[0]!.result.receiptId, eager)
    expect(await check(await blankPaper(), {}, eager)).toMatchObject({ reason: 'UNREADABLE' })
  })

  it('let an honest one in behind three who send fifteen at once, and say how many are before', async () => {
    const crowd = await Promise.all(Array.from({ length: 3 }, () => t.addMember()))
    const honest = await t.addMember()
    const floods = await Promise.all(crowd.flatMap((each) => Array.from({ length: 5 }, () => submit(photo, {}, each))))
    const { result } = await submit(otherPhoto, { contentId: SAEBYEOL }, honest)
    expect(floods.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(crowd.length)
    expect(result.ahead).toBeLessThanOrEqual(crowd.length)
    expect(await outcomeOf(result.receiptId, honest)).toMatchObject({ reason: 'OTHER_PLACE', ahead: null })
    for (const { result: taken } of floods.filter(({ status }) => status === 202)) {
      const owner = crowd[Math.floor(floods.findIndex((each) => each.result === taken) / 5)]!
      expect(await outcomeOf(taken.receiptId, owner)).toMatchObject({ reason: 'ALREADY_USED' })
    }
  })
})

describe('what is refused at once', READING, () => {
  const tomorrow = () => new Date(t.clock.now().getTime() + 36 * 3_600_000).toISOString().slice(0, 10)

  it.each([
    ['a visit tomorrow', () => ({ visitDate: tomorrow() }), 'visitDate'],
    ['no day', () => ({ visitDate: '2026-02-30' }), 'visitDate'],
    ['no place', () => ({ contentId: '' }), 'contentId'],
    ['a word for a place', () => ({ contentId: '오름' }), 'contentId'],
    ['a field nobody knows', () => ({ points: 100 }), 'points'],
  ])('%s', async (_, fields, field) => {
    const reply = await submit(photo, fields())
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys((reply.result as unknown as { fields: object }).fields)).toEqual([field])
  })

  it('a form without a photo, a text named .jpg, a place that does not exist', async () => {
    const empty = receiptForm(photo)
    empty.delete('file')
    expect(await sendForm(t, '/api/reviews/receipts', member, empty)).toMatchObject({ status: 400, code: 'IMAGE4001' })
    expect(await submit(Buffer.from('영수증'.repeat(100)))).toMatchObject({ status: 415, code: 'IMAGE4150' })
    expect(await submit(photo, { contentId: 999 })).toMatchObject({ status: 404, code: 'PLACE4040' })
  })

  it('more than one may send in a day; those that no reader could look at do not count', async () => {
    const eager = await t.addMember()
    const earlier = { userId: eager.id, contentId: BURGERS, status: 'REJECTED', fingerprint: null } as const
    const createdAt = t.clock.now().toISOString()
    for (let n = 0; n < RECEIPTS_PER_DAY - 1; n++) {
      // A photo that ended its reader counts as read.
      const looked = n % 2 === 0 ? { reason: 'UNREADABLE' as const } : { reason: 'UNAVAILABLE' as const, wasRead: true }
      await addReceipt(t.database, { ...earlier, ...looked, createdAt })
      await addReceipt(t.database, { ...earlier, reason: 'UNAVAILABLE', createdAt })
    }
    const bad = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    await check(bad, {}, eager)
    expect(await submit(bad, {}, eager)).toMatchObject({ status: 429, code: 'RECEIPT4290' })
  })
})

it('does not wait for ever for a check whose server is gone', READING, async () => {
  const createdAt = new Date(t.clock.now().getTime() - 2 * RECEIPT_WAIT_LIMIT_MS).toISOString()
  const id = await addReceipt(t.database, {
    userId: member.id,
    contentId: BURGERS,
    status: 'CHECKING',
    createdAt,
    fingerprint: null,
  })
  // The member can hand in another receipt, and this one does not count.
  expect(await check(await blankPaper())).toMatchObject({ reason: 'UNREADABLE' })
  expect(await ask(id)).toMatchObject({ result: { receiptId: id, status: 'REJECTED', reason: 'UNAVAILABLE' } })
})
