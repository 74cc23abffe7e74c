import { isOnJeju } from './bounds.ts'
import { datesFit, monthsFit } from './place-faults-calendar.ts'
import { factsOf, sourcesOf } from './fact-sources.ts'
import type { CataloguePlace } from './place.ts'
import { regionOfAddress } from './region.ts'

const FESTIVAL = 15

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function isTidy(text: string): boolean {
  return text !== '' && text === text.trim() && !/\s{2}|[<>[\]]/.test(text)
}

function textsOf(place: CataloguePlace): string[] {
  const { title, addr1, tel, homepage, overview, openTime, restDate, parking, fee, period, keywords = [] } = place
  return [title, addr1, tel, homepage, overview, openTime, restDate, parking, fee, period, ...keywords].filter(
    (text) => text !== null && text !== undefined,
  )
}

function sentencesOf({ overview }: CataloguePlace): string[] {
  return overview.split(/(?<=\.)\s+/)
}

function isSecure(homepage: string): boolean {
  return URL.canParse(homepage) && new URL(homepage).protocol === 'https:'
}

/** Whether a day has come: what will be read on a later one is not known. */
const isPast = (day: string) => /^20\d\d-\d\d-\d\d$/.test(day) && day <= new Date().toISOString().slice(0, 10)

/** What the place says has a source that is read on a day, and what it does not say has none. */
const isSourced = (place: CataloguePlace) =>
  factsOf(place).every(({ fact, value }) => {
    const sources = sourcesOf(place, fact)
    const areGood = sources.every(({ url, checkedOn }) => isSecure(url) && isPast(checkedOn))
    return sources.length > 0 === (value !== null) && areGood
  })

/** Who confirms a value is another than who says it. */
const isConfirmedByOthers = (place: CataloguePlace) =>
  factsOf(place).every(({ fact }) => {
    const hosts = sourcesOf(place, fact).map(({ url }) => new URL(url).host)
    return new Set(hosts).size === hosts.length
  })

/** The rules that must hold of every place, beside what is wrong with the one a rule does not hold of. */
const RULES: readonly (readonly [fault: string, holds: (place: CataloguePlace) => boolean])[] = [
  ['lies off the island', ({ lat, lng }) => isOnJeju(lat, lng)],
  ['has an address of another region', ({ addr1, region }) => regionOfAddress(addr1) === region],
  ['has an address without province or city', ({ addr1 }) => /^제주특별자치도 (제주시|서귀포시) \S/.test(addr1)],
  ['has an untidy text', (place) => textsOf(place).every(isTidy)],
  ['has a title of the wrong form', ({ title }) => /^[^()]{2,20}$/.test(title)],
  ['repeats a keyword', ({ keywords = [] }) => new Set(keywords).size === keywords.length],
  ['is not told in two to four sentences', (place) => isWithin(sentencesOf(place).length, 2, 4)],
  ['has an impolite sentence', (place) => sentencesOf(place).every((sentence) => sentence.endsWith('요.'))],
  ['has an overview too short or too long', ({ overview }) => isWithin(overview.length, 60, 400)],
  [
    'does not tell how long the walk is',
    ({ title, overview }) => !title.startsWith('제주올레') || /\dkm/.test(overview),
  ],
  ['has a phone of the wrong form', ({ tel }) => tel === null || /^\d{2,4}-\d{3,4}(-\d{4})?$/.test(tel)],
  ['has a homepage that is not https', ({ homepage }) => homepage === null || isSecure(homepage)],
  ['says what no source with a day says', isSourced],
  ['has a value confirmed by its own source', isConfirmedByOthers],
  ['has an impossible score', ({ soloScore }) => Number.isInteger(soloScore) && isWithin(soloScore, 0, 100)],
  ['misses or misplaces a period', (place) => (place.contentTypeId === FESTIVAL) === (place.period !== undefined)],
  ['is a festival without months', ({ contentTypeId, months }) => contentTypeId !== FESTIVAL || months !== undefined],
  ['has months out of order or of no year', ({ months }) => months === undefined || monthsFit(months)],
  ['has dates without being a festival', ({ contentTypeId, dates }) => !dates || contentTypeId === FESTIVAL],
  ['has dates that do not fit', ({ dates, months = [] }) => !dates || datesFit(dates, months)],
]

export function faultsOf(place: CataloguePlace): string[] {
  return RULES.filter(([, holds]) => !holds(place)).map(([fault]) => `${place.title} ${fault}`)
}
