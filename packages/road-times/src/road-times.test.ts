import type { TransportType } from '@honjeo/contract/values/enums'
import { HANDLING } from '@honjeo/planner/travel/speeds'
import { createTravel } from '@honjeo/planner/travel/travel'
import { describe, expect, it } from 'vitest'
import { createRoadTimes, type RoadLeg } from './road-times.ts'
import { RouterServer, SILENCE, WAY, type RouterAnswer } from './testing/router-server.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const AIRPORT = at(33.5066, 126.493)
const JUNGMUN = at(33.2506, 126.4125)
const SEONGSAN = at(33.4615, 126.9365)
const UDO = at(33.5027, 126.9437)
const CITY_HALL = at(33.4996, 126.5312)
const NEAR_CITY_HALL = at(33.503, 126.5312)

const CHAIN = [
  { from: AIRPORT, to: JUNGMUN },
  { from: JUNGMUN, to: SEONGSAN },
]
const patient = new AbortController().signal

/** Sets up a router, and what asks it; `warnings` holds what was logged. */
async function setUp(options: { timeoutMs?: number; restMs?: number } = {}) {
  const router = await RouterServer.start()
  const warnings: string[] = []
  const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') }
  return { router, warnings, roads: createRoadTimes({ url: router.url, log, restMs: 0, ...options }) }
}

const estimated = (transportType: TransportType, ways = CHAIN): RoadLeg[] =>
  ways.map(({ from, to }) => ({ ...createTravel(transportType)(from, to), isEstimate: true }))

describe('without a router', () => {
  const roads = createRoadTimes({ url: null, log: { warn: () => {} } })

  it('ways are estimated, and no times are known', async () => {
    expect(await roads.legs(CHAIN, 'CAR')).toEqual(estimated('CAR'))
    expect(await roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', patient)).toBeUndefined()
  })
})

describe('with a router', () => {
  it('a chain of ways is asked for at once, and takes its time plus parking', async () => {
    const { router, roads } = await setUp()
    const legs = await roads.legs(CHAIN, 'CAR')
    const minutes = WAY.duration / 60 + HANDLING.CAR
    const leg: RoadLeg = { mode: 'CAR', minutes, metres: WAY.distance, isEstimate: false }
    expect(legs).toEqual([leg, leg])
    expect(router.calls).toEqual([
      {
        service: 'route',
        profile: 'driving',
        coordinates: [AIRPORT, JUNGMUN, SEONGSAN].map(({ lat, lng }) => [lng, lat]),
      },
    ])
  })

  it('what was answered once is not asked again', async () => {
    const { router, roads } = await setUp()
    const first = await roads.legs(CHAIN, 'CAR')
    expect(await roads.legs(CHAIN, 'CAR')).toEqual(first)
    expect((await roads.legs(CHAIN, 'TAXI')).map(({ isEstimate }) => isEstimate)).toEqual([false, false])
    expect(router.calls).toHaveLength(1)
  })

  it('ways that do not go on from one another are asked for one by one', async () => {
    const { router, roads } = await setUp()
    await roads.legs([CHAIN[0]!, { from: SEONGSAN, to: CITY_HALL }], 'CAR')
    expect(router.calls.map(({ coordinates }) => coordinates.length)).toEqual([2, 2])
  })

  it('no more than a hundred positions are asked about at once', async () => {
    const { router, roads } = await setUp()
    const stops = Array.from({ length: 150 }, (_, index) => at(33.3 + index / 1000, index % 2 ? 126.3 : 126.8))
    const ways = stops.slice(1).map((to, index) => ({ from: stops[index]!, to }))
    const legs = await roads.legs(ways, 'CAR')
    expect(legs.every(({ isEstimate }) => !isEstimate)).toBe(true)
    expect(Math.max(...router.calls.map(({ coordinates }) => coordinates.length))).toBe(100)
  })

  it('by the profile of what one goes by', async () => {
    const { router, roads } = await setUp()
    router.disturb = () => ({
      body: JSON.stringify({ code: 'Ok', routes: [{ legs: [{ duration: 4000, distance: 4500 }] }] }),
    })
    expect(await roads.legs([CHAIN[0]!], 'BICYCLE')).toMatchObject([{ mode: 'BICYCLE', isEstimate: false }])
    expect(await roads.legs([CHAIN[0]!], 'WALK')).toMatchObject([{ mode: 'WALK', metres: 4500, isEstimate: false }])
    expect(router.calls.map(({ profile }) => profile)).toEqual(['cycling', 'walking'])
  })

  it.each<TransportType>(['BUS', 'TRAIN'])('buses go their own ways: %s', async (transportType) => {
    const { router, roads } = await setUp()
    expect(await roads.legs(CHAIN, transportType)).toEqual(estimated(transportType))
    expect(await roads.knownTimes([AIRPORT, JUNGMUN], transportType, patient)).toBeUndefined()
    expect(router.calls).toEqual([])
  })

  it('ferries are not asked for', async () => {
    const { router, roads } = await setUp()
    const ways = [{ from: SEONGSAN, to: UDO }]
    expect(await roads.legs(ways, 'CAR')).toEqual(estimated('CAR', ways))
    expect(router.calls).toEqual([])
  })

  it('knows the times among many positions by one question, without short ways and the sea', async () => {
    const { router, roads } = await setUp()
    const known = await roads.knownTimes([AIRPORT, JUNGMUN, CITY_HALL, NEAR_CITY_HALL, UDO], 'CAR', patient)
    expect(router.calls).toMatchObject([{ service: 'table', profile: 'driving' }])
    expect(known!.minutes(AIRPORT, JUNGMUN)).toBe(WAY.duration / 60 + HANDLING.CAR)
    expect(known!.minutes(CITY_HALL, NEAR_CITY_HALL)).toBeUndefined()
    expect(known!.minutes(AIRPORT, UDO)).toBeUndefined()
    expect(known!.minutes(AIRPORT, SEONGSAN)).toBeUndefined()
  })
})

describe('a router that is of no use is reported once, and the table of speeds takes its place', () => {
  const json = (body: object, status = 200): RouterAnswer => ({ status, body: JSON.stringify(body) })
  const legs = (...own: object[]) => json({ code: 'Ok', routes: [{ legs: own }] })

  it.each<[string, RouterAnswer | typeof SILENCE]>([
    ['is silent', SILENCE],
    ['fails', { status: 500, body: 'out of memory' }],
    ['knows no such address', { status: 404, body: '' }],
    ['is something else', { body: '<html>It works!</html>' }],
    ['answers with another shape', json({ code: 'Ok', routes: [] })],
    ['answers with too few ways', legs(WAY)],
    ['answers with negative times', legs({ duration: -1, distance: 5 }, WAY)],
    ['answers with words', legs({ duration: 'soon', distance: 5 }, WAY)],
    [
      'answers with a way without end',
      { body: '{"code":"Ok","routes":[{"legs":[{"duration":1e999,"distance":1e999}]}]}' },
    ],
    ['sends one elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }],
    ['answers without end', { body: ' '.repeat(4_100_000) }],
  ])('one that %s', async (_, answer) => {
    const { router, warnings, roads } = await setUp({ timeoutMs: 200 })
    router.disturb = () => answer
    expect(await roads.legs(CHAIN, 'CAR')).toEqual(estimated('CAR'))
    expect(await roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', patient)).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  it('where no road leads there, the router is well', async () => {
    const { router, warnings, roads } = await setUp({ restMs: 60_000 })
    router.disturb = ({ service }) =>
      service === 'route' ? json({ code: 'NoRoute', message: 'Impossible route' }, 400) : undefined
    expect(await roads.legs(CHAIN, 'CAR')).toEqual(estimated('CAR'))
    expect(warnings).toEqual([])
    expect(await roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', patient)).toBeDefined()
  })

  it('a router without a profile for walkers answers as for cars, which is not believed', async () => {
    const { roads } = await setUp()
    const ways = [{ from: AIRPORT, to: CITY_HALL }]
    expect(await roads.legs(ways, 'WALK')).toEqual(estimated('WALK', ways))
  })

  it('pairs that a table does not know are not known', async () => {
    const { router, roads } = await setUp()
    router.disturb = () =>
      json({
        code: 'Ok',
        durations: [
          [0, null],
          [900, 0],
        ],
        distances: [
          [0, null],
          [9000, 0],
        ],
      })
    const known = await roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', patient)
    expect(known!.minutes(AIRPORT, JUNGMUN)).toBeUndefined()
    expect(known!.minutes(JUNGMUN, AIRPORT)).toBe(15 + HANDLING.CAR)
  })

  it('after a failure it is left alone for a while', async () => {
    const { router, roads } = await setUp({ restMs: 60_000 })
    router.disturb = () => ({ status: 503, body: '' })
    await roads.legs(CHAIN, 'CAR')
    await roads.legs(CHAIN, 'CAR')
    expect(await roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', patient)).toBeUndefined()
    expect(router.calls).toHaveLength(1)
  })

  it('who goes away is not kept waiting', async () => {
    const { router, warnings, roads } = await setUp()
    const away = new AbortController()
    router.disturb = () => {
      away.abort()
      return SILENCE
    }
    await expect(roads.knownTimes([AIRPORT, JUNGMUN], 'CAR', away.signal)).rejects.toThrow('aborted')
    expect(warnings).toEqual([])
  })
})
