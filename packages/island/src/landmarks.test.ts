import { metresBetween } from '@honjeo/contract/values/geo'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { expect, it } from 'vitest'
import { summit } from './contours.ts'
import { labels } from './labels.ts'
import { type Landmark, landmarks } from './landmarks.ts'

/** The metres within which positions are known: they are written down to some ten metres. */
const KNOWN_M = 20

const catalogue = new Map(cataloguePlaces.map((place) => [place.title, place]))

it('names every landmark once, in the sea of Jeju', () => {
  expect(new Set(landmarks.map(({ name }) => name)).size).toBe(landmarks.length)
  const isInSea = ([lng, lat]: Landmark['position']) => lat > 33 && lat < 34.1 && lng > 126 && lng < 127
  expect(landmarks.filter(({ position }) => !isInSea(position))).toEqual([])
})

it('has the peak, and those that one asks for on it, on the coast and on the islets', () => {
  const names = landmarks.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['한라산', '윗세오름', '성판악', '성산일출봉', '마라도', '사려니숲길']))
  expect(names).not.toContain('제주시')
})

it('puts those that the map has no name for where the catalogue does', () => {
  const ofMap = new Set([summit.name, ...labels.map(({ name }) => name)])
  const others = landmarks.filter(({ name }) => !ofMap.has(name))
  const missing = others.filter(({ name }) => !catalogue.has(name)).map(({ name }) => name)
  expect(missing).toEqual(['제주국제공항'])
  const apart = others.flatMap(({ name, position: [lng, lat] }) => {
    const metres = metresBetween(catalogue.get(name) ?? { lat, lng }, { lat, lng })
    return metres > KNOWN_M ? [`${name}: ${Math.round(metres)} m`] : []
  })
  expect(apart).toEqual([])
})
