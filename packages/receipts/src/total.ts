import { asNumbers } from './digits.ts'
import { phonesIn } from './phone.ts'

/** `12,000`, also where the comma was read as a point. */
const GROUPED = /(?<![\d.,-])\d{1,3}(?:[,.]\s?\d{3}){1,2}(?![\d-])/g
/** `12000`: only where the line says that it is the total, for other numbers look like this too. */
const PLAIN = /(?<![\d.,-])\d{4,7}(?![\d-])/g
/** Won; beyond it are other numbers. */
const MOST = 10_000_000
const IS_TOTAL = /합계|총액|총금액|결제|받을|청구|승인금액|판매금액|신용카드|카드금액/
/** Parts of the total, or what was handed over for it. */
const IS_PART = /과세|면세|부가|공급|할인|거스름|받은|봉사/

const amountsIn = (line: string, pattern: RegExp) =>
  (asNumbers(line).match(pattern) ?? [])
    .map((text) => Number(text.replaceAll(/\D/g, '')))
    .filter((amount) => amount <= MOST)

function isTotalLine(line: string): boolean {
  const words = line.replaceAll(/\s/g, '')
  return IS_TOTAL.test(words) && !IS_PART.test(words)
}

/** What was paid, in won: the largest amount on a line that says so, else the largest of all. Null without any. */
export function totalIn(lines: readonly string[]): number | null {
  const totalLines = lines.filter(isTotalLine)
  const candidates = [
    totalLines.flatMap((line) => amountsIn(line, GROUPED)),
    totalLines.flatMap((line) => amountsIn(line, PLAIN)),
    lines.filter((line) => phonesIn(line).length === 0).flatMap((line) => amountsIn(line, GROUPED)),
  ]
  return Math.max(0, ...(candidates.find((amounts) => amounts.length > 0) ?? [])) || null
}
