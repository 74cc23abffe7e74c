import { CONTENT_TYPE_IDS, REGIONS, type ContentTypeId } from '@honjeo/contract/values/enums'
import { describe, expect, it } from 'vitest'
import { isOnJeju } from './bounds.ts'
import type { CataloguePlace } from './place.ts'
import { cataloguePlaces } from './places.ts'
import { regionOfAddress } from './region.ts'

const MINIMUM: Record<ContentTypeId, number> = { 12: 30, 14: 10, 15: 6, 25: 8, 28: 8, 32: 8, 38: 8, 39: 18 }

function titlesWhereNot(rule: (place: CataloguePlace) => boolean): string[] {
  return cataloguePlaces.filter((place) => !rule(place)).map((place) => place.title)
}

function sentencesOf({ overview }: CataloguePlace): string[] {
  return overview.split(/(?<=\.)\s+/)
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

function isTidy(text: string): boolean {
  return text !== '' && text === text.trim() && !/\s{2}|[<>[\]]/.test(text)
}

/** Share of the words two texts have in common, 0–1. */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

function repeated(values: readonly (number | string)[]): (number | string)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function textsOf(place: CataloguePlace): string[] {
  const { title, addr1, tel, homepage, overview, openTime, restDate, parking, fee, period, keywords = [] } = place
  return [title, addr1, tel, homepage, overview, openTime, restDate, parking, fee, period, ...keywords].filter(
    (text) => text !== null && text !== undefined,
  )
}

describe('the catalogue', () => {
  it.each(CONTENT_TYPE_IDS)('has enough places of category %i to fill its list', (contentTypeId) => {
    const places = cataloguePlaces.filter((place) => place.contentTypeId === contentTypeId)
    expect(places.length).toBeGreaterThanOrEqual(MINIMUM[contentTypeId])
  })

  it.each(CONTENT_TYPE_IDS)('spreads category %i over all four regions', (contentTypeId) => {
    const places = cataloguePlaces.filter((place) => place.contentTypeId === contentTypeId)
    expect(new Set(places.map((place) => place.region))).toEqual(new Set(REGIONS))
  })

  it('names no place twice', () => {
    expect(repeated(cataloguePlaces.map((place) => place.contentId))).toEqual([])
    expect(repeated(cataloguePlaces.map((place) => `${place.title}, ${place.addr1}`))).toEqual([])
  })

  it('says something of its own about every place', () => {
    const words = cataloguePlaces.map((place) => new Set(place.overview.split(/[\s.,]+/).filter(Boolean)))
    const alike = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .map(
          (other, offset) =>
            [cataloguePlaces[index]?.title, cataloguePlaces[index + 1 + offset]?.title, overlap(one, other)] as const,
        )
        .filter(([, , share]) => share > 0.3),
    )
    expect(alike).toEqual([])
  })
})

describe('every place of the catalogue', () => {
  it('lies on the island, in the region its address says', () => {
    expect(titlesWhereNot(({ lat, lng }) => isOnJeju(lat, lng))).toEqual([])
    expect(titlesWhereNot(({ addr1, region }) => regionOfAddress(addr1) === region)).toEqual([])
    expect(titlesWhereNot(({ addr1 }) => /^제주특별자치도 (제주시|서귀포시) \S/.test(addr1))).toEqual([])
  })

  it('has tidy texts', () => {
    expect(titlesWhereNot((place) => textsOf(place).every(isTidy))).toEqual([])
    expect(titlesWhereNot(({ title }) => /^[^()]{2,20}$/.test(title))).toEqual([])
    expect(titlesWhereNot(({ keywords = [] }) => new Set(keywords).size === keywords.length)).toEqual([])
  })

  it('is described in two to four polite sentences', () => {
    expect(titlesWhereNot((place) => isWithin(sentencesOf(place).length, 2, 4))).toEqual([])
    expect(titlesWhereNot((place) => sentencesOf(place).every((sentence) => sentence.endsWith('요.')))).toEqual([])
    expect(titlesWhereNot(({ overview }) => isWithin(overview.length, 60, 400))).toEqual([])
  })

  it('has a phone, an address on the web and a score of the right form', () => {
    expect(titlesWhereNot(({ tel }) => tel === null || /^\d{2,4}-\d{3,4}(-\d{4})?$/.test(tel))).toEqual([])
    expect(titlesWhereNot(({ homepage }) => homepage === null || new URL(homepage).protocol === 'https:')).toEqual([])
    expect(titlesWhereNot(({ soloScore }) => Number.isInteger(soloScore) && isWithin(soloScore, 0, 100))).toEqual([])
  })

  it('has a time of the year exactly when it is a festival', () => {
    expect(titlesWhereNot(({ contentTypeId, period }) => (contentTypeId === 15) === (period !== undefined))).toEqual([])
  })
})
