import type { Position } from '@honjeo/contract/values/geo'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { TRANSPORT_TYPES } from '@honjeo/contract/values/enums'
import { HANDLING } from './speeds.ts'
import { createTravel, isTooFar } from './travel.ts'

const at = (lat: number, lng: number): Position => ({ lat, lng })
const AIRPORT = at(33.5066, 126.493)
const CITY_HALL = at(33.4996, 126.5312)
const SEOGWIPO = at(33.2487, 126.5641)
const JUNGMUN = at(33.2506, 126.4125)
const SEONGSAN = at(33.4615, 126.9365)
const MOSEULPO = at(33.219, 126.252)
const HYEOPJAE = at(33.3938, 126.2394)
const HALLIM = at(33.415, 126.264)
const HAMDEOK = at(33.543, 126.669)
const PYOSEON = at(33.326, 126.832)
const AEWOL = at(33.4627, 126.3107)
const SANGUMBURI = at(33.4323, 126.6928)
const EORIMOK = at(33.3927, 126.4949)
const SEONGPANAK = at(33.3849, 126.6204)
const UDO = at(33.5027, 126.9437)
const MARADO = at(33.1187, 126.2671)
const GAPADO = at(33.1664, 126.2736)

const drive = createTravel('CAR')

describe('by car, within a fifth of what road signs and route planners say', () => {
  it.each([
    ['the airport and 중문', AIRPORT, JUNGMUN, 37, 50],
    ['the airport and 서귀포', AIRPORT, SEOGWIPO, 40, 60],
    ['the airport and 성산', AIRPORT, SEONGSAN, 47, 70],
    ['성산 and 모슬포', SEONGSAN, MOSEULPO, 75, 105],
    ['협재 and the airport', HYEOPJAE, AIRPORT, 30, 45],
    ['제주 city hall and 한림', CITY_HALL, HALLIM, 31, 48],
    ['the airport and 함덕', AIRPORT, HAMDEOK, 21, 35],
    ['the airport and 표선', AIRPORT, PYOSEON, 45, 62],
    ['the airport and 모슬포', AIRPORT, MOSEULPO, 42, 57],
    ['the airport and 애월', AIRPORT, AEWOL, 20, 33],
    ['서귀포 and 성산', SEOGWIPO, SEONGSAN, 47, 68],
    ['서귀포 and 중문', SEOGWIPO, JUNGMUN, 17, 28],
    ['서귀포 and 모슬포', SEOGWIPO, MOSEULPO, 31, 47],
    ['중문 and 성산', JUNGMUN, SEONGSAN, 63, 90],
    ['제주 city hall and 산굼부리', CITY_HALL, SANGUMBURI, 22, 34],
    ['the airport and 어리목', AIRPORT, EORIMOK, 17, 28],
    ['제주 city hall and 성판악', CITY_HALL, SEONGPANAK, 18, 27],
  ])('%s', (_, from, to, kilometres, minutes) => {
    const leg = drive(from, to)
    expect(leg.mode).toBe('CAR')
    expect(Math.abs(leg.metres / 1000 / kilometres - 1)).toBeLessThan(0.2)
    expect(Math.abs((leg.minutes - HANDLING.CAR) / minutes - 1)).toBeLessThan(0.2)
  })
})

describe('by bus', () => {
  it.each([
    // Express 111 takes 80 minutes, 181 takes 60; one walks to them and waits.
    ['the airport and 성산', AIRPORT, SEONGSAN, 95, 125],
    ['the airport and 서귀포', AIRPORT, SEOGWIPO, 75, 110],
  ])('%s, with the walk and the wait', (_, from, to, least, most) => {
    const leg = createTravel('BUS')(from, to)
    expect(leg.mode).toBe('BUS')
    expect(leg.minutes).toBeGreaterThanOrEqual(least)
    expect(leg.minutes).toBeLessThanOrEqual(most)
  })

  it('is what a journey by train takes, for there is none', () => {
    expect(createTravel('TRAIN')(AIRPORT, SEOGWIPO)).toEqual(createTravel('BUS')(AIRPORT, SEOGWIPO))
  })

  it('is not waited for where one walks faster', () => {
    expect(createTravel('BUS')(CITY_HALL, at(33.507, 126.5312))).toMatchObject({ mode: 'WALK' })
  })
})

it.each(TRANSPORT_TYPES)('a few hundred metres are walked: %s', (transportType) => {
  const leg = createTravel(transportType)(CITY_HALL, at(33.5036, 126.5312))
  expect(leg).toMatchObject({ mode: 'WALK' })
  expect(leg.minutes).toBeLessThanOrEqual(10)
})

it('a taxi waits for no parking lot, but is waited for', () => {
  const taxi = createTravel('TAXI')(AIRPORT, SEOGWIPO)
  expect(taxi.mode).toBe('TAXI')
  expect(taxi.minutes - HANDLING.TAXI).toBe(drive(AIRPORT, SEOGWIPO).minutes - HANDLING.CAR)
})

it('uphill takes longer on foot and by bicycle than down', () => {
  const above = at(33.45, 126.56)
  for (const transportType of ['WALK', 'BICYCLE'] as const) {
    const travel = createTravel(transportType)
    expect(travel(CITY_HALL, above).minutes).toBeGreaterThan(travel(above, CITY_HALL).minutes)
  }
})

describe('to the islets', () => {
  it('one goes by ferry from the port that is nearer in time', () => {
    const fromSeongsan = drive(SEONGSAN, UDO)
    expect(fromSeongsan.mode).toBe('FERRY')
    expect(fromSeongsan.minutes).toBeGreaterThan(40)
    expect(fromSeongsan.minutes).toBeLessThan(90)
    const fromJongdal = drive(at(33.4963, 126.9105), UDO)
    expect(fromJongdal.minutes).toBeLessThan(fromSeongsan.minutes)
    expect(fromJongdal.metres).toBeLessThan(7000)
  })

  it('and on them one walks', () => {
    expect(drive(UDO, at(33.4973, 126.9673)).mode).toBe('WALK')
    expect(createTravel('BICYCLE')(UDO, at(33.4973, 126.9673)).mode).toBe('BICYCLE')
  })

  it('from one to another over the main island', () => {
    const between = drive(GAPADO, MARADO)
    expect(between.mode).toBe('FERRY')
    expect(between.minutes).toBeGreaterThanOrEqual(drive(MOSEULPO, MARADO).minutes)
  })
})

it('no more than an hour and a quarter is walked in one piece, and three hours are cycled', () => {
  expect(isTooFar(createTravel('WALK')(CITY_HALL, SANGUMBURI))).toBe(true)
  expect(isTooFar(createTravel('WALK')(CITY_HALL, AIRPORT))).toBe(false)
  expect(isTooFar(createTravel('BICYCLE')(AIRPORT, SEONGSAN))).toBe(true)
  expect(isTooFar(createTravel('BICYCLE')(AIRPORT, AEWOL))).toBe(false)
  expect(isTooFar(drive(SEONGSAN, MOSEULPO))).toBe(false)
  expect(isTooFar(createTravel('WALK')(AIRPORT, UDO))).toBe(true)
  expect(isTooFar(drive(SEONGSAN, MARADO))).toBe(false)
})

it('between any two places of the island there is a way of whole minutes, no shorter than the straight line', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 33.1, max: 34.02, noNaN: true }),
    lng: fc.double({ min: 126.1, max: 127, noNaN: true }),
  })
  fc.assert(
    fc.property(anywhere, anywhere, fc.constantFrom(...TRANSPORT_TYPES), (from, to, transportType) => {
      const { minutes, metres } = createTravel(transportType)(from, to)
      const straight = Math.hypot((from.lat - to.lat) * 111_000, (from.lng - to.lng) * 92_700)
      expect(Number.isInteger(minutes)).toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(0)
      expect(metres).toBeGreaterThanOrEqual(Math.floor(straight * 0.98))
      expect(metres).toBeLessThan(300_000)
    }),
  )
})
