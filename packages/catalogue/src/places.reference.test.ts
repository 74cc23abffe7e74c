import { metresBetween } from '@honjeo/contract/values/geo'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cataloguePlaces } from './places.ts'

/** Facts collected from the tourism service; they lie beside the checkout where the project is worked on, not in it. */
const REFERENCE = new URL('../../../../shared/data/places_reference.csv', import.meta.url)
const exists = existsSync(REFERENCE)

function splitRow(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )
}

function readReference(): Map<number, Record<string, string>> {
  const [header = '', ...rows] = readFileSync(REFERENCE, 'utf8').trim().split(/\r?\n/)
  const names = splitRow(header)
  return new Map(
    rows.map((row) => {
      const cells = splitRow(row)
      const record = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
      return [Number(record.contentId), record]
    }),
  )
}

describe('the catalogue beside the reference', () => {
  it.runIf(exists)('agrees with it on category, position and phone', () => {
    const reference = readReference()
    const known = cataloguePlaces.filter((place) => reference.has(place.contentId))
    expect(known.length).toBeGreaterThan(0)
    const disagreements = known.flatMap((place) => {
      const fact = reference.get(place.contentId) ?? {}
      const metres = metresBetween(place, { lat: Number(fact.lat), lng: Number(fact.lon) })
      const allowed = place.sources.POSITION === 'ktoList' ? 50 : 1000
      return [
        Number(fact.contentTypeId) === place.contentTypeId ? [] : `${place.title}: category ${fact.contentTypeId}`,
        metres <= allowed ? [] : `${place.title}: ${Math.round(metres)} m away`,
        !fact.tel || !place.tel || fact.tel === place.tel ? [] : `${place.title}: phone ${fact.tel}`,
      ].flat()
    })
    expect(disagreements).toEqual([])
  })
})
