import { describe, expect, it } from 'vitest'
import { createRandom } from '@honjeo/covers/random'
import { PICTURE_BITS_ALIKE } from './receipts.queries.ts'
import { printReceipt } from './testing/printed-receipt.ts'
import { samplePhoto } from './testing/sample-receipt.ts'
import { drawnReceipt, firstPhoto, tamperingsOf } from './testing/tampering.ts'
import { roughPictureOf } from '@honjeo/receipt-reader/rough-picture'

const PLACE = { title: '피즈 버거 노형점', addr1: '제주특별자치도 제주시 노형10길 6', tel: null }
const receipt = printReceipt(createRandom(1), PLACE, '2026-10-03')
const paper = { receipt, layout: 1, seed: 501 }

const distance = (one: string, other: string) => Array.from(one).filter((bit, i) => bit !== other[i]).length

describe('a photo of a receipt', () => {
  it.each(['totalChanged', 'dayChanged', 'approvalAndMinuteChanged', 'bothCovered'])(
    'is recognised with %s on it',
    async (name) => {
      const edited = tamperingsOf(paper).forbidden.find((each) => each.name === `the first photo: ${name}`)!
      const [first, other] = await Promise.all([await firstPhoto(paper), await edited.photo()].map(roughPictureOf))
      expect(first!.isFlat || other!.isFlat).toBe(false)
      expect(distance(first!.bits, other!.bits)).toBeLessThanOrEqual(PICTURE_BITS_ALIKE)
    },
  )

  it('is not taken for that of another person who bought the same at the same place', async () => {
    const other = { ...receipt, time: '15:02:33', approvalNumber: '88120034' }
    const photos = [await firstPhoto(paper), await samplePhoto(createRandom(77), other, paper.layout)]
    const [first, second] = await Promise.all(photos.map(roughPictureOf))
    expect(distance(first!.bits, second!.bits)).toBeGreaterThan(PICTURE_BITS_ALIKE)
  })
})

it.each(tamperingsOf(paper).forbidden.filter(({ name }) => name.startsWith('drawn: ')))(
  'a receipt $name is no photo',
  async ({ photo }) => {
    expect(await roughPictureOf(await photo())).toMatchObject({ isFlat: true })
  },
)

it.each([0, 1, 2, 3])('what was drawn on white in layout %s is no photo', async (layout) => {
  expect(await roughPictureOf(await drawnReceipt(receipt, layout))).toMatchObject({ isFlat: true })
})
