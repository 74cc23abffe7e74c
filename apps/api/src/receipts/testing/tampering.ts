import { createRandom } from '@honjeo/covers/random'
import sharp, { type Sharp } from 'sharp'
import { drawReceipt } from './draw-receipt.ts'
import { totalOf, type PrintedReceipt } from './printed-receipt.ts'
import { printLines, samplePhoto } from './sample-receipt.ts'

/** A photo that tries to get one paper accepted once more. */
export interface Tampering {
  name: string
  photo: () => Promise<Buffer>
}

/** A receipt that was not shown yet. `seed` decides how it is photographed. */
export interface TamperedPaper {
  receipt: PrintedReceipt
  layout: number
  seed: number
}

type Rewrite = (text: string) => string

const won = (amount: number) => amount.toLocaleString('ko-KR')
const nextDigit = (digit: string) => String((Number(digit) + 1) % 10)

/** Each edit and cover of a receipt's print, as a change of the texts on it. */
function rewritesOf(receipt: PrintedReceipt) {
  const { approvalNumber, businessNumber, day, time } = receipt
  const total = totalOf(receipt)
  const minute = time.slice(0, 5)
  const otherMinute = minute.slice(0, 4) + nextDigit(minute[4]!)
  const date = Number(day.slice(-2))
  const changed =
    (from: string, to: string): Rewrite =>
    (text) =>
      text.replace(from, to)
  const both =
    (...rewrites: Rewrite[]): Rewrite =>
    (text) =>
      rewrites.reduce((current, rewrite) => rewrite(current), text)
  const timeCovered: Rewrite = (text) => text.replace(time, '').replace(minute, '')
  const approvalCovered: Rewrite = (text) => (text.includes(approvalNumber) ? '' : text)
  const totalChanged = changed(won(total), won(total + 100))
  const minuteChanged = changed(minute, otherMinute)
  const approvalChanged = changed(approvalNumber, Array.from(approvalNumber, nextDigit).join(''))
  return {
    timeCovered,
    approvalCovered,
    bothCovered: both(timeCovered, approvalCovered),
    shopNumberCovered: changed(businessNumber, ''),
    totalChanged,
    minuteChanged,
    approvalChanged,
    oneDigitChanged: changed(approvalNumber, approvalNumber.slice(0, 7) + nextDigit(approvalNumber[7]!)),
    dayChanged: (text: string) =>
      text.replace(new RegExp(`(?<=[-./월]\\s?)${date}(?=[ 일])`), String(date - 1).padStart(2, '0')),
    totalAndMinuteChanged: both(totalChanged, minuteChanged),
    approvalAndMinuteChanged: both(approvalChanged, minuteChanged),
  }
}

const retouched =
  (photo: () => Promise<Buffer>, change: (image: Sharp, size: { width: number; height: number }) => Sharp) =>
  async () => {
    const file = await photo()
    const { width, height } = await sharp(file).metadata()
    return change(sharp(file), { width, height }).toBuffer()
  }

const TABLE = { background: '#3c4148' }

/** Returns versions of a photo that leave its print untouched. */
function retouchesOf(photo: () => Promise<Buffer>): Record<string, () => Promise<Buffer>> {
  const share = (of: number, part: number) => Math.round(of * part)
  const again = (change: Parameters<typeof retouched>[1]) => retouched(photo, change)
  return {
    'compressed to 60': again((image) => image.jpeg({ quality: 60 })),
    'compressed to 35': again((image) => image.jpeg({ quality: 35 })),
    'as WebP': again((image) => image.webp({ quality: 80 })),
    'as PNG': again((image) => image.png()),
    'at 70 % of its size': again((image, { width }) => image.resize({ width: share(width, 0.7) }).jpeg()),
    brighter: again((image) => image.modulate({ brightness: 1.15 }).jpeg()),
    darker: again((image) => image.modulate({ brightness: 0.8 }).jpeg()),
    'with more contrast': again((image) => image.linear(1.25, -25).jpeg()),
    'in grey': again((image) => image.greyscale().jpeg()),
    blurred: again((image) => image.blur(0.8).jpeg()),
    sharpened: again((image) => image.sharpen().jpeg()),
    'turned by 2 degrees': again((image) => image.rotate(2, TABLE).jpeg()),
    'turned back by 3 degrees': again((image) => image.rotate(-3, TABLE).jpeg()),
    squeezed: again((image, { width, height }) => image.resize(share(width, 0.92), height, { fit: 'fill' }).jpeg()),
    sheared: again((image) => image.affine([1, 0.03, 0.01, 1], TABLE).jpeg()),
    'cropped at the sides': again((image, { width, height }) =>
      image.extract({ left: share(width, 0.03), top: 0, width: share(width, 0.94), height }).jpeg(),
    ),
    'cropped at the bottom': again((image, { width, height }) =>
      image.extract({ left: 0, top: 0, width, height: share(height, 0.93) }).jpeg(),
    ),
    'with more table around': again((image) =>
      image.extend({ top: 60, bottom: 90, left: 80, right: 40, ...TABLE }).jpeg(),
    ),
    'as a screenshot of it': again((image) => image.extend({ top: 120, bottom: 160, background: '#000' }).png()),
    'its upper half': again((image, { width, height }) =>
      image.extract({ left: 0, top: 0, width, height: share(height, 0.5) }).jpeg(),
    ),
    'its lower half': again((image, { width, height }) =>
      image.extract({ left: 0, top: share(height, 0.5), width, height: share(height, 0.49) }).jpeg(),
    ),
  }
}

const DRAWN = { font: 'Noto Sans CJK KR', width: 900, ink: 20, paper: 255 }

/** A receipt drawn on white by a program, and never printed. */
export const drawnReceipt = (receipt: PrintedReceipt, layout: number, rewrite?: Rewrite): Promise<Buffer> =>
  sharp(Buffer.from(drawReceipt(printLines(receipt, layout, rewrite), DRAWN)))
    .jpeg({ quality: 92 })
    .toBuffer()

/** Returns the photo that is shown first. */
export const firstPhoto = ({ receipt, layout, seed }: TamperedPaper): Promise<Buffer> =>
  samplePhoto(createRandom(seed), receipt, layout)

/**
 * Returns everything that is tried with one paper afterwards: its photo, edited or not, other photos of it, and
 * drawings.
 */
export function tamperingsOf(paper: TamperedPaper): Tampering[] {
  const { receipt, layout, seed } = paper
  const rewrites = rewritesOf(receipt)
  const photoOf = (taken: number, rewrite?: Rewrite) => () =>
    samplePhoto(createRandom(seed + taken * 1_000_003), receipt, layout, rewrite)
  const named = (photos: Record<string, () => Promise<Buffer>>, prefix: string) =>
    Object.entries(photos).map(([name, photo]) => ({ name: `${prefix}: ${name}`, photo }))
  const edited = (taken: number) =>
    Object.fromEntries(Object.entries(rewrites).map(([name, rewrite]) => [name, photoOf(taken, rewrite)]))
  const { approvalAndMinuteChanged: _, ...onSecond } = edited(1)
  const draw = (rewrite?: Rewrite) => () => drawnReceipt(receipt, layout, rewrite)
  const drawings = {
    'the same': draw(),
    'another minute and number': draw(rewrites.approvalAndMinuteChanged),
    'without the numbers': draw((text) => rewrites.shopNumberCovered(rewrites.bothCovered(text))),
  }
  return [
    ...named({ 'the very file': photoOf(0), ...retouchesOf(photoOf(0)), ...edited(0) }, 'the first photo'),
    ...named({ 'as it is': photoOf(1), ...onSecond }, 'a second photo'),
    ...named({ 'as it is': photoOf(2) }, 'a third photo'),
    ...named(drawings, 'drawn'),
  ]
}
