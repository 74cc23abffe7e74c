import { describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { EMPTY_ANSWER, gatewayFault, serviceFault, SILENCE, TourApiServer } from '../../testing/tourapi-server.ts'
import { field } from '@honjeo/tourapi/answer'
import { createTourApi, type TourApiOptions } from './client.ts'
import { placeRow } from './testing/island.ts'

async function makeClient(options: Partial<TourApiOptions> = {}) {
  const service = await TourApiServer.start()
  const api = createTourApi({
    url: service.url,
    key: service.key,
    callsPerSecond: 1000,
    takeCall: async () => {},
    signal: new AbortController().signal,
    retryMs: 1,
    ...options,
  })
  const list = () => api('areaBasedList2', { contentTypeId: 12, lDongRegnCd: '50', numOfRows: 2, pageNo: 1 })
  return { service, api, list }
}

const wrapped = (resultCode: string, body?: object) => ({
  body: JSON.stringify({ response: { header: { resultCode, resultMsg: '' }, body } }),
})

describe('a refusal that no further call can change', () => {
  it.each([
    [gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'), /quota/],
    [gatewayFault(20, 'SERVICE_ACCESS_DENIED_ERROR'), /does not accept the key/],
    [gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'), /does not know the key.*up to an hour/],
    [gatewayFault(31, 'DEADLINE_HAS_EXPIRED_ERROR'), /expired/],
    [gatewayFault(32, 'UNREGISTERED_IP_ERROR'), /address/],
    [gatewayFault(33, 'UNSIGNED_CALL_ERROR'), /unsigned/],
    [{ status: 400, ...gatewayFault(12, 'NO_OPENAPI_SERVICE_ERROR') }, /TOURAPI_URL/],
    [wrapped('0022'), /quota/],
    [{ status: 401, body: 'Unauthorized' }, /TOURAPI_KEY/],
    [{ status: 404, body: '<html>Not Found' }, /TOURAPI_URL/],
  ])('is reported once, in a sentence: %j', async (answer, sentence) => {
    const { service, list } = await makeClient()
    service.disturb = () => answer
    await expect(list()).rejects.toMatchObject({ kind: 'final', message: expect.stringMatching(sentence) })
    expect(service.calls).toHaveLength(1)
  })

  it('concerns the question alone when a parameter is wrong', async () => {
    const { service, list } = await makeClient()
    service.disturb = () => serviceFault('11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR1(MobileApp)')
    await expect(list()).rejects.toMatchObject({ kind: 'question' })
    expect(service.calls).toHaveLength(1)
  })

  it('is also that the answer leads elsewhere: the key does not go along', async () => {
    const { service, list } = await makeClient()
    const other = await TourApiServer.start()
    service.disturb = () => ({ status: 302, headers: { location: other.url }, body: '' })
    await expect(list()).rejects.toMatchObject({ kind: 'final', message: expect.stringContaining('HTTP 302') })
    expect(other.calls).toEqual([])
  })
})

describe('a fault that passes', () => {
  it.each([
    gatewayFault(1, 'APPLICATION_ERROR'),
    gatewayFault(4, 'HTTP_ERROR'),
    serviceFault('5', 'SERVICETIMEOUT_ERROR'),
    gatewayFault(23, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR'),
    { status: 500, body: 'Unexpected errors' },
    { status: 502, body: '<html><body>Bad gateway' },
    { status: 429, body: 'API rate limit exceeded' },
    { body: '{"response":{"header":{"resultCo' },
    { body: '<response/>' },
    { body: 'null' },
    wrapped('0000'),
    EMPTY_ANSWER,
    SILENCE,
  ] as const)('is asked again until there is an answer: %j', async (fault) => {
    const { service, list } = await makeClient({ timeoutMs: 200 })
    service.add({ row: placeRow(1, '하나', {}) })
    let faults = 2
    service.disturb = () => (faults-- > 0 ? fault : undefined)
    expect((await list()).rows).toHaveLength(1)
    expect(service.calls).toHaveLength(3)
  })

  it.each([
    [EMPTY_ANSWER, /cannot be read/],
    [{ status: 503, body: '' }, /HTTP 503/],
    [SILENCE, /no answer in time/],
  ] as const)(
    'that does not pass is reported in the end, and never taken for the end of the data: %j',
    async (fault, words) => {
      const { service, list } = await makeClient({ timeoutMs: 100 })
      service.disturb = () => fault
      await expect(list()).rejects.toMatchObject({ kind: 'passing', message: expect.stringMatching(words) })
      expect(service.calls).toHaveLength(4)
    },
  )

  it('waits longer before each further try', async () => {
    const { service, list } = await makeClient({ retryMs: 40 })
    const times: number[] = []
    service.disturb = () => {
      times.push(performance.now())
      return EMPTY_ANSWER
    }
    await expect(list()).rejects.toThrow('cannot be read')
    const waits = times.slice(1).map((time, index) => time - times[index]!)
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(40 * 2 ** index - 2)
  })

  it('is also an answer without an end, which is not read to it', async () => {
    const { service, list } = await makeClient()
    const endless = wrapped('0000', { filling: 'x'.repeat(17 * 1024 * 1024) })
    service.disturb = () => endless
    await expect(list()).rejects.toMatchObject({ kind: 'passing', message: expect.stringContaining('cannot be read') })
  })

  it('is also that no server listens there', async () => {
    const { list } = await makeClient({ url: `http://127.0.0.1:${await freePort()}/none` })
    await expect(list()).rejects.toThrow('the service cannot be reached (ECONNREFUSED)')
  })
})

describe('a list', () => {
  it('comes with no, one or several rows, each in a form of its own', async () => {
    const { service, list } = await makeClient()
    expect(await list()).toEqual({ rows: [], totalCount: 0 })
    service.add({ row: placeRow(1, '하나', { tel: ' 064 ' }) })
    const { rows, totalCount } = await list()
    expect([rows.length, totalCount]).toEqual([1, 1])
    expect([field(rows[0]!, 'tel'), field(rows[0]!, 'addr2'), field(rows[0]!, 'nothing')]).toEqual(['064', '', ''])
    service.add({ row: placeRow(2, '둘', {}) }, { row: placeRow(3, '셋', {}) })
    expect(await list()).toMatchObject({ rows: [{ contentid: '2' }, { contentid: '3' }], totalCount: 3 })
  })

  it('may be empty by a code of its own', async () => {
    const { service, list } = await makeClient()
    service.disturb = () => wrapped('0003')
    expect(await list()).toEqual({ rows: [], totalCount: 0 })
  })
})

describe('calls', () => {
  it('carry the key encoded once', async () => {
    const { service, list } = await makeClient()
    await list()
    expect(service.calls[0]!.parameters).toMatchObject({ serviceKey: service.key, _type: 'json', MobileApp: 'Honjeo' })
  })

  it('begin at even distances', async () => {
    const { service, list } = await makeClient({ callsPerSecond: 20 })
    const times: number[] = []
    service.disturb = () => void times.push(performance.now())
    await Promise.all([1, 2, 3, 4].map(list))
    // The calls are three distances of 50 ms apart, as seen by a service that may notice the first call late.
    expect(times[3]! - times[0]!).toBeGreaterThanOrEqual(75)
  })

  it('end when the import is interrupted, while it waits too', async () => {
    for (const fault of [SILENCE, EMPTY_ANSWER] as const) {
      const interruption = new AbortController()
      const { service, list } = await makeClient({ signal: interruption.signal, retryMs: 60_000 })
      service.disturb = () => {
        setImmediate(() => interruption.abort())
        return fault
      }
      await expect(list()).rejects.toMatchObject({ name: 'AbortError' })
      expect(service.calls).toHaveLength(1)
    }
  })
})
