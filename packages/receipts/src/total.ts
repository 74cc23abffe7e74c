import { asNumbers } from './digits.ts'
import { phonesIn } from './phone.ts'

/** The pattern of `12,000`, also where the comma was read as a point. */
const GROUPED = /(?<![\d.,-])\d{1,3}(?:[,.]\s?\d{3}){1,2}(?![\d-])/g
/** The pattern of `12000`, only for where the line says that it is the total, for other numbers look like this too. */
const PLAIN = /(?<![\d.,-])\d{4,7}(?![\d-])/g
/** The most won; beyond it are other numbers. */
const MOST = 10_000_000
const IS_TOTAL = /합계|총액|총금액|결제|받을|청구|승인금액|판매금액|신용카드|카드금액/
/** The words of parts of the total, or of what was handed over for it. */
const IS_PART = /과세|면세|부가|공급|할인|거스름|받은|봉사/

const amountsIn = (line: string, pattern: RegExp) =>
  (asNumbers(line).match(pattern) ?? [])
    .map((text) => Number(text.replaceAll(/\D/g, '')))
    .filter((amount) => amount <= MOST)

const wordsOf = (line: string) => line.replaceAll(/\s/g, '')
const isPartLine = (line: string) => IS_PART.test(wordsOf(line))
const isTotalLine = (line: string) => IS_TOTAL.test(wordsOf(line)) && !isPartLine(line)

/** Returns what was paid, in won: the largest amount on a line that says so, else the largest of all. Null without any. */
export function totalIn(lines: readonly string[]): number | null {
  const totalLines = lines.filter(isTotalLine)
  const candidates = [
    totalLines.flatMap((line) => amountsIn(line, GROUPED)),
    totalLines.flatMap((line) => amountsIn(line, PLAIN)),
    lines.filter((line) => phonesIn(line).length === 0).flatMap((line) => amountsIn(line, GROUPED)),
  ]
  return Math.max(0, ...(candidates.find((amounts) => amounts.length > 0) ?? [])) || null
}

function productIn(line: string): number {
  const [, price = '0', count = '0'] = TIMES.exec(asNumbers(line)) ?? []
  return Number(price.replaceAll(/\D/g, '')) * Number(count)
}

/** The words of prices and their tax, each on a line of its own. */
const IS_TAXED = /과세|면세|공급|부가/
/** The pattern of `9,000 x 2`. */
const TIMES = /(\d{1,3}(?:[,.]\s?\d{3}){1,2})\s*[xX×*]\s*(\d{1,2})(?!\d)/
/** The won by which rounding may differ: VAT is a tenth of the price, rounded. */
const ROUNDING = 10

/**
 * Returns what was paid as other lines have it: the sum of the items, of their prices by the piece, and of price and tax. A
 * forger who writes another total has to change all of these.
 */
export function sumsIn(lines: readonly string[]): number[] {
  const priced = lines.filter((line) => phonesIn(line).length === 0)
  const named = priced.findIndex((line) => isTotalLine(line) && amountsIn(line, GROUPED).length > 0)
  // Where the total itself is covered, the items end at its name.
  const end = named >= 0 ? named : priced.findLastIndex(isTotalLine)
  // The price of one comes before the price of all.
  const sumOf = (some: readonly string[]) => some.reduce((sum, line) => sum + (amountsIn(line, GROUPED).at(-1) ?? 0), 0)
  const items = priced.slice(0, Math.max(0, end)).filter((line) => !isPartLine(line))
  const bought = sumOf(items)
  const byThePiece = items.reduce((sum, line) => sum + productIn(line), 0)
  const taxed = sumOf(priced.filter((line) => IS_TAXED.test(wordsOf(line))))
  const isTaxOfThese = taxed > 0 && Math.abs(taxed * 10 - bought) <= ROUNDING
  return [...(isTaxOfThese ? [bought + taxed] : [bought, taxed]), byThePiece].filter((sum) => sum > 0 && sum <= MOST)
}
