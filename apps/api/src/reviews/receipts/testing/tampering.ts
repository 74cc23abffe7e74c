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

/** Returns each edit and cover of a receipt's print, as a change of the texts on it. */
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
  const dayChanged: Rewrite = (text) =>
    text.replace(new RegExp(`(?<=[-./월]\\s?)${date}(?=[ 일])`), String(date - 1).padStart(2, '0'))
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
    dayChanged,
    secondChanged: changed(time, minute + time.slice(5, 7) + nextDigit(time[7]!)),
    totalAndMinuteChanged: both(totalChanged, minuteChanged),
    totalAndDayChanged: both(totalChanged, dayChanged),
    totalChangedApprovalCovered: both(totalChanged, approvalCovered),
    totalAndMinuteChangedApprovalCovered: both(totalChanged, minuteChanged, approvalCovered),
    allButApprovalChanged: both(totalChanged, minuteChanged, dayChanged),
    approvalAndTotalChanged: both(approvalChanged, totalChanged),
    approvalAndMinuteChanged: both(approvalChanged, minuteChanged),
    approvalAndDayChanged: both(approvalChanged, dayChanged),
    dayAndMinuteChanged: both(dayChanged, minuteChanged),
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
    'turned on its side': again((image) => image.rotate(90).jpeg()),
    'upside down': again((image) => image.rotate(180).jpeg()),
    mirrored: again((image) => image.flop().jpeg()),
    'at 160 % of its size': again((image, { width }) => image.resize({ width: share(width, 1.6) }).jpeg()),
    'compressed to 15': again((image) => image.jpeg({ quality: 15 })),
    'from further aside': again((image) => image.affine([1, 0.08, -0.03, 0.96], TABLE).jpeg()),
    'in evening light': again((image) => image.modulate({ brightness: 0.9 }).tint('#ffd9a0').jpeg()),
    'on a screen': again((image, size) => onScreen(image, size)),
    'its upper half': again((image, { width, height }) =>
      image.extract({ left: 0, top: 0, width, height: share(height, 0.5) }).jpeg(),
    ),
    'its lower half': again((image, { width, height }) =>
      image.extract({ left: 0, top: share(height, 0.5), width, height: share(height, 0.49) }).jpeg(),
    ),
  }
}

/** Shows a photo on a phone, with pixels, glass and frame. */
const onScreen = (image: Sharp, { width, height }: { width: number; height: number }) =>
  image
    .modulate({ brightness: 0.95, saturation: 0.8 })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="3" height="1" fill-opacity=".12"/><rect width="1" height="3" fill="#00f" fill-opacity=".06"/></pattern><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#p)"/><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
        ),
      },
    ])
    .jpeg({ quality: 80 })

/** Puts two photos side by side in one picture. */
async function beside(photo: () => Promise<Buffer>, other: () => Promise<Buffer>): Promise<Buffer> {
  const [one, two] = await Promise.all([photo(), other()])
  const { width, height } = await sharp(one).metadata()
  const second = await sharp(two).resize({ width, height, fit: 'inside' }).toBuffer()
  return sharp(one)
    .extend({ right: width, ...TABLE })
    .composite([{ input: second, left: width, top: 0 }])
    .jpeg()
    .toBuffer()
}

const DRAWN = { font: 'Noto Sans CJK KR', width: 900, ink: 20, paper: 255 }

/** A receipt drawn on white by a program, and never printed. */
export const drawnReceipt = (receipt: PrintedReceipt, layout: number, rewrite?: Rewrite): Promise<Buffer> =>
  sharp(Buffer.from(drawReceipt(printLines(receipt, layout, rewrite), DRAWN)))
    .jpeg({ quality: 92 })
    .toBuffer()

/** A fade from one grey to another, as large as a drawing. */
const fade = ({ width, height }: { width: number; height: number }, to: string) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  ),
  blend: 'multiply' as const,
})

/** Lays an even grain over a picture, a little darker. */
async function grained(picture: Buffer, sigma: number): Promise<Buffer> {
  const random = createRandom(sigma)
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels) {
    const change = (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)) * sigma - 12
    for (let c = 0; c < info.channels; c++) data[at + c] = Math.max(0, Math.min(255, data[at + c]! + change))
  }
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 88 }).toBuffer()
}

/** What a paint program makes of a drawn receipt so that it looks less drawn. */
function paintedFrom(draw: () => Promise<Buffer>): Record<string, () => Promise<Buffer>> {
  const again = (change: Parameters<typeof retouched>[1]) => retouched(draw, change)
  return {
    'on white': draw,
    'as PNG': again((image) => image.png()),
    'compressed to 35': again((image) => image.jpeg({ quality: 35 })),
    'on grey': again((image) => image.linear(0.85).jpeg()),
    'on yellow': again((image) => image.tint('#f3e3b0').jpeg()),
    'on a fade': again((image, size) => image.composite([fade(size, '#c8c8c8')]).jpeg({ quality: 85 })),
    'on a soft fade, as PNG': again((image, size) => image.composite([fade(size, '#ececec')]).png()),
    'on a flat table': again((image) =>
      image.extend({ top: 70, bottom: 70, left: 60, right: 60, background: '#5b4636' }).jpeg(),
    ),
    blurred: again((image) => image.blur(0.9).jpeg()),
    turned: again((image) => image.rotate(3, TABLE).jpeg()),
    'with even grain': async () => grained(await draw(), 4),
    'with coarse grain': async () => grained(await draw(), 9),
  }
}

/** The photo that is shown first. */
export const firstPhoto = ({ receipt, layout, seed }: TamperedPaper): Promise<Buffer> =>
  samplePhoto(createRandom(seed), receipt, layout, { inGoodLight: true })

/** Everything that is tried with one paper after its first photo was accepted. */
export interface Tamperings {
  /** The paper's photo, edited or not, other photos of it, and drawings: none of them may be accepted. */
  forbidden: Tampering[]
  /** What cannot be distinguished from an honest paper; the bench states how much of it is accepted. */
  beyond: Tampering[]
}

const RETOUCHED_AGAIN = [
  'turned by 2 degrees',
  'from further aside',
  'compressed to 35',
  'in grey',
  'darker',
  'cropped at the bottom',
  'at 70 % of its size',
  'on a screen',
] as const

/** Edits that leave too little of a payment to know it by, once they are on another photo. */
const BEYOND = [
  'approvalAndMinuteChanged',
  'approvalAndTotalChanged',
  'approvalAndDayChanged',
  'dayAndMinuteChanged',
  'allButApprovalChanged',
] as const

export function tamperingsOf(paper: TamperedPaper): Tamperings {
  const { receipt, layout, seed } = paper
  const rewrites = rewritesOf(receipt)
  const photoOf = (taken: number, rewrite?: Rewrite) => () =>
    samplePhoto(createRandom(seed + taken * 1_000_003), receipt, layout, {
      inGoodLight: true,
      ...(rewrite && { rewrite }),
    })
  const named = (photos: Record<string, () => Promise<Buffer>>, prefix: string) =>
    Object.entries(photos).map(([name, photo]) => ({ name: `${prefix}: ${name}`, photo }))
  const edited = (taken: number) =>
    Object.fromEntries(Object.entries(rewrites).map(([name, rewrite]) => [name, photoOf(taken, rewrite)]))
  const isBeyond = (name: string) => BEYOND.some((each) => each === name)
  const onSecond = Object.entries(edited(1))
  const retouchesOfSecond = retouchesOf(photoOf(1))
  const retouchedSecond = Object.fromEntries(RETOUCHED_AGAIN.map((name) => [name, retouchesOfSecond[name]!]))
  const draw = (rewrite?: Rewrite) => () => drawnReceipt(receipt, layout, rewrite)
  return {
    forbidden: [
      ...named({ 'the very file': photoOf(0), ...retouchesOf(photoOf(0)), ...edited(0) }, 'the first photo'),
      ...named(
        {
          'as it is': photoOf(1),
          ...retouchedSecond,
          ...Object.fromEntries(onSecond.filter(([name]) => !isBeyond(name))),
        },
        'a second photo',
      ),
      ...named(
        { 'as it is': photoOf(2), 'beside another photo of it': () => beside(photoOf(2), photoOf(1)) },
        'a third photo',
      ),
      ...named({ 'the same': draw(), ...paintedFrom(draw(rewrites.approvalAndMinuteChanged)) }, 'drawn'),
    ],
    beyond: [
      ...named(Object.fromEntries(onSecond.filter(([name]) => isBeyond(name))), 'a second photo'),
      ...named(
        {
          'with light and grain': async () => {
            const faded = retouched(draw(rewrites.approvalAndMinuteChanged), (image, size) =>
              image.composite([fade(size, '#b8b8b8')]).png(),
            )
            return grained(await faded(), 4)
          },
        },
        'drawn',
      ),
    ],
  }
}
