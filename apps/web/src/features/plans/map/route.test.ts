import type { PlanDay, PlanPoint, PlanSpot } from '@honjeo/contract/plan'
import { expect, it } from 'vitest'
import { routeOf } from './route.ts'

const AIRPORT: PlanPoint = { hub: 'AIRPORT', contentId: null, title: '', lat: 33.5, lng: 126.49 }
const STAY: PlanPoint = { hub: null, contentId: 9, title: '돌담집', lat: 33.39, lng: 126.24 }

const spot = (spotId: string, at: { lat: number; lng: number } | null): PlanSpot => ({
  spotId,
  contentId: null,
  contentTypeId: null,
  title: spotId,
  addr1: null,
  image: null,
  copyrightType: null,
  lat: at?.lat ?? null,
  lng: at?.lng ?? null,
  memo: '',
  startTime: null,
  endTime: null,
  leg: null,
  reasons: [],
  why: [],
  reasonText: null,
  warnings: [],
})

const day = (from: PlanPoint | null, spots: PlanSpot[], to: PlanPoint | null): PlanDay => ({
  dayIndex: 0,
  date: '2026-11-28',
  sunset: '17:28',
  from,
  to,
  spots,
  legToEnd: null,
})

const HERE = { lat: 33.4, lng: 126.3 }
const THERE = { lat: 33.3, lng: 126.5 }

it('numbers stops as their cards are, past those that are nowhere on the map', () => {
  const { marks } = routeOf([day(null, [spot('a', HERE), spot('own words', null), spot('b', THERE)], null)], 0)
  expect(marks.map((mark) => mark.kind === 'STOP' && [mark.title, mark.number])).toEqual([
    ['a', 1],
    ['b', 3],
  ])
})

it('goes from where a day begins by its stops to where it ends', () => {
  const { marks, paths } = routeOf([day(AIRPORT, [spot('a', HERE)], STAY)], 0)
  const [path] = paths
  expect(path?.keys.map((key) => marks.find((mark) => mark.key === key))).toEqual(marks)
  expect(marks.map((mark) => (mark.kind === 'END' ? mark.place : mark.key))).toEqual(['AIRPORT', 'a', 'STAY'])
})

it('shows the one day, or all of them with each lodging once', () => {
  const days = [day(AIRPORT, [spot('a', HERE)], STAY), day(STAY, [spot('b', THERE)], AIRPORT)]
  expect(routeOf(days, 1).marks.map(({ key, kind }) => (kind === 'STOP' ? key : kind))).toEqual(['END', 'b', 'END'])
  const whole = routeOf(days, null)
  expect(whole.marks).toHaveLength(4)
  expect(whole.paths.map(({ dayIndex, keys }) => [dayIndex, keys.length])).toEqual([
    [0, 3],
    [1, 3],
  ])
})

it('is empty for a day without places', () => {
  expect(routeOf([day(null, [], null)], null)).toEqual({ marks: [], paths: [{ dayIndex: 0, keys: [] }] })
})
