import type { SceneRandom } from '@honjeo/covers/random'
import { businessCheckDigit } from '@honjeo/receipts/business-number'

/** The text of a receipt that no shop ever printed. */
export interface PrintedReceipt {
  shop: string
  address: string
  phone: string
  businessNumber: string
  /** The day as `YYYY-MM-DD`. */
  day: string
  /** The time as `HH:MM:SS`. */
  time: string
  items: { name: string; price: number; count: number }[]
  approvalNumber: string
}

const ITEMS = [
  '고기국수',
  '아메리카노',
  '한라봉주스',
  '성게미역국',
  '입장권 성인',
  '보말칼국수',
  '카페라떼',
  '전복죽',
  '감귤쿠키',
  '흑돼지정식',
  '갈치조림',
  '당근케이크',
  '체험권',
] as const
const PRICES = [4500, 6000, 7500, 9000, 12_000, 15_000, 18_500] as const

const integer = (random: SceneRandom, min: number, max: number) => Math.floor(random.between(min, max + 1))
const digits = (random: SceneRandom, count: number) =>
  Array.from({ length: count }, () => integer(random, 0, 9)).join('')
const twoDigits = (value: number) => String(value).padStart(2, '0')

function coinBusinessNumber(random: SceneRandom): string {
  const nine = `616${digits(random, 6)}`
  const all = `${nine}${businessCheckDigit(nine)}`
  return `${all.slice(0, 3)}-${all.slice(3, 5)}-${all.slice(5)}`
}

/** Prints a shop's name as shops do: seldom just as the catalogue writes it. */
function printName(random: SceneRandom, title: string): string {
  const plain = title.replaceAll(/[[(].*?[\])]/g, ' ').trim()
  const name = random.chance(0.3) ? plain.replaceAll(/\s+/g, '') : plain
  return random.chance(0.1) ? `(주)${name}` : name
}

export const printReceipt = (
  random: SceneRandom,
  place: { title: string; addr1: string; tel: string | null },
  day: string,
): PrintedReceipt => ({
  shop: printName(random, place.title),
  address: random.chance(0.3) ? place.addr1.replace('제주특별자치도', '제주') : place.addr1,
  phone: place.tel ?? `064-${integer(random, 700, 799)}-${digits(random, 4)}`,
  businessNumber: coinBusinessNumber(random),
  day,
  time: `${twoDigits(integer(random, 8, 21))}:${digits(random, 1).replace(/[6-9]/, '4')}${digits(random, 1)}:${twoDigits(integer(random, 0, 59))}`,
  items: Array.from({ length: integer(random, 1, 4) }, () => ({
    name: random.pick(ITEMS),
    price: random.pick(PRICES),
    count: random.pick([1, 1, 1, 2]),
  })),
  approvalNumber: digits(random, 8),
})

export const totalOf = ({ items }: PrintedReceipt) => items.reduce((sum, { price, count }) => sum + price * count, 0)
