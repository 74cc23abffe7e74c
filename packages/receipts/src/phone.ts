import { asNumbers } from './digits.ts'

const PHONE = /(?<!\d)(0\d{1,2})\s*[-).\s]\s*(\d{3,4})\s*[-.\s]\s*(\d{4})(?!\d)/g

/** Returns all numbers of a text that can be called, as digits. Those of call centres (1588-…) belong to whole chains. */
export const phonesIn = (text: string) => [...asNumbers(text).matchAll(PHONE)].map((match) => match.slice(1).join(''))
