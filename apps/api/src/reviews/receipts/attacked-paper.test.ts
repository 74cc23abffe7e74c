import { createRandom } from '@honjeo/covers/random'
import type { Receipt } from '@honjeo/contract/reviews'
import { RECEIPT_WAIT_LIMIT_MS } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { formOf, sendForm } from '../../testing/images.ts'
import { withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'
import { printReceipt } from './testing/printed-receipt.ts'
import { samplePhoto } from './testing/sample-receipt.ts'
import { firstPhoto, tamperingsOf } from './testing/tampering.ts'

/** `npm run bench:receipts` shows four papers in some ninety ways each; these are some of those that were accepted once. */
const t = setUpTestApp(withCatalogue)
const PLACE = { contentId: 2_839_903, title: '피즈 버거 노형점', addr1: '제주특별자치도 제주시 노형10길 6', tel: null }
const DAY = '2026-10-03'
const READING = { timeout: 2 * RECEIPT_WAIT_LIMIT_MS }
const paper = { receipt: printReceipt(createRandom(1), PLACE, DAY), layout: 0, seed: 501 }
const { forbidden } = tamperingsOf(paper)
const tampered = (name: string) => forbidden.find((each) => each.name === name)!.photo()
let owner: Member
let verified: number

async function show(photo: Buffer, member?: Member) {
  const by = member ?? (await t.addMember())
  const form = formOf(photo)
  form.set('contentId', `${PLACE.contentId}`)
  form.set('visitDate', DAY)
  const { result } = await sendForm<Receipt>(t, '/api/reviews/receipts', by, form)
  return vi.waitFor(
    async () => {
      const { result: receipt } = await t.call<Receipt>(`/api/reviews/receipts/${result.receiptId}`, {}, by)
      expect(receipt.status).not.toBe('CHECKING')
      return receipt
    },
    { timeout: RECEIPT_WAIT_LIMIT_MS, interval: 50 },
  )
}

beforeAll(async () => {
  owner = await t.addMember()
  const first = await show(await firstPhoto(paper), owner)
  if (first.status !== 'VERIFIED') throw new Error(`the first photo is ${first.reason}`)
  verified = first.receiptId
  const review = { contentId: PLACE.contentId, visitDate: DAY, difficulty: 'EASY', rating: 5, receiptId: verified }
  const { status } = await t.call('/api/reviews', { method: 'POST', body: review }, owner)
  if (status !== 201) throw new Error(`the review is ${status}`)
}, READING.timeout)

describe('a paper that has proved a review', READING, () => {
  it.each(['the first photo: timeCovered', 'a second photo: totalAndMinuteChanged', 'drawn: on a fade'])(
    'proves none by %s',
    async (name) => {
      expect(await show(await tampered(name))).toMatchObject({ status: 'REJECTED' })
    },
  )

  it('proves none of its owner either', async () => {
    expect(await show(await tampered('a second photo: minuteChanged'), owner)).toMatchObject({ status: 'REJECTED' })
    const { rows } = await t.sql("select id from receipts where status = 'VERIFIED'")
    expect(rows).toEqual([{ id: verified }])
  })
})

it('another visitor who bought the same there on that day has a paper of their own', READING, async () => {
  const other = { ...paper.receipt, time: '16:32:02', approvalNumber: '32469134' }
  const photo = await samplePhoto(createRandom(77), other, paper.layout, { inGoodLight: true })
  expect(await show(photo)).toMatchObject({ status: 'VERIFIED' })
})
