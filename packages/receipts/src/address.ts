import { likeness } from './likeness.ts'
import { jamoOf } from './letters.ts'
import { asNumbers } from './digits.ts'

/** The key that parts one building from others: road, or village, and number. */
export interface AddressKey {
  jamo: string
  number: string
}

/** A pair of lines that follow each other: narrow paper wraps addresses. */
export interface AddressLine {
  jamo: string
  numbers: ReadonlySet<string>
}

const ROAD = /([가-힣0-9]+(?:로|길))\s+(\d+(?:-\d+)?)/
const LOT = /([가-힣0-9]+[리동가])\s+(?:산\s*)?(\d+(?:-\d+)?)/
/** The pattern of a number, but not of the one within a road's name: 관덕로8길. */
const NUMBER = /(?<![\d.-])\d+(?:[-.]\d+)?(?![\d-]|\s*번?길|\s*로)/g
/** The number of digits that name a building even when the dash between them was lost or read as a point. */
const DISTINCTIVE_DIGITS = 4
const ROAD_LIKENESS = 0.8

function numberOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= DISTINCTIVE_DIGITS ? digits : text
}

/** Roads and villages are called after the sights in them: 섭지코지로 107 is no line that names 섭지코지. */
const IS_ADDRESS = /(?:제주시|서귀포시)\s+\S+[읍면동로길](?![가-힣])|[가-힣0-9](?:로|길)\s+\d+(?:-\d+)?(?![\d가-힣])/

export const isAddress = (line: string) => IS_ADDRESS.test(line)

/** Returns undefined where an address ends at the village. */
export function addressKeyOf(address: string): AddressKey | undefined {
  const [, road, number] = ROAD.exec(address) ?? LOT.exec(address) ?? []
  return road && number ? { jamo: jamoOf(road), number: numberOf(number) } : undefined
}

export const toAddressLines = (lines: readonly string[]): AddressLine[] =>
  lines.map((line, i) => {
    const text = `${line} ${lines[i + 1] ?? ''}`
    return { jamo: jamoOf(text), numbers: new Set((asNumbers(text).match(NUMBER) ?? []).map(numberOf)) }
  })

export const hasAddress = (key: AddressKey, lines: readonly AddressLine[]) =>
  lines.some(({ jamo, numbers }) => numbers.has(key.number) && likeness(key.jamo, jamo) >= ROAD_LIKENESS)
