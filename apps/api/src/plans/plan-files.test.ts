import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { JEONGBANG, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft, tokenOf } from '../testing/plans.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, change, share, unshare } = planActs(t)
/** The number of 신라스테이 제주. */
const HOTEL = 2_716_736
const TITLE = '바다; <숲>, "그리고" \\ 노을 & 쉼'
const MEMO = `첫 줄, 쉼표\n둘째 줄; <b>굵게</b> & '따옴표' ${'오름 🍊 '.repeat(20)}끝`
let owner: Member
let planId: number
let token: string

beforeAll(async () => {
  owner = await t.addMember()
  const { result: plan } = await make(owner, {
    title: TITLE,
    stay: { contentId: HOTEL },
    days: [
      {
        dayIndex: 0,
        spots: [
          spotDraft({ spotId: 'timed', memo: MEMO, startTime: '08:30', endTime: '10:00' }),
          spotDraft({ spotId: 'begins', contentId: JEONGBANG, startTime: '23:30' }),
          spotDraft({ spotId: 'words', contentId: null, title: '숙소에서 <쉬기>' }),
        ],
      },
      { dayIndex: 2, spots: [spotDraft({ spotId: 'last' }), spotDraft({ spotId: 'hotel', contentId: HOTEL })] },
    ],
  })
  planId = plan.planId
  await change(plan, { pace: 'RELAXED' }, owner)
  token = tokenOf((await share(planId, owner)).result.sharePath)
})

const download = (url: string, as?: Member) =>
  t.app.inject({ url: `/api/${url}`, headers: as ? { authorization: `Bearer ${as.accessToken}` } : {} })
const ownFile = (type: string) => download(`plans/${planId}.${type}`, owner)
const sharedFile = (type: string) => download(`shared-plans/${token}.${type}`)

const TYPES = [
  ['ics', 'text/calendar; charset=utf-8'],
  ['gpx', 'application/gpx+xml; charset=utf-8'],
] as const

describe.each(TYPES)('a plan as .%s', (type, contentType) => {
  it('is for its owner', async () => {
    const stranger = await t.addMember()
    const refusals = [
      [await download(`plans/${planId}.${type}`), 401, 'AUTH4010'],
      [await download(`plans/${planId}.${type}`, stranger), 404, 'PLAN4040'],
      [await download(`plans/${GONE}.${type}`, owner), 404, 'PLAN4040'],
      [await download(`plans/0.${type}`, owner), 400, 'COMMON400'],
      [await download(`shared-plans/${'A'.repeat(22)}.${type}`), 404, 'PLAN4041'],
    ] as const
    for (const [reply, status, code] of refusals) expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  it('is a file that no cache keeps and no search engine lists', async () => {
    const { statusCode, headers } = await ownFile(type)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': `attachment; filename="honjeo-plan.${type}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })

  it('comes by the shared link too, without memos and lodging, until that is taken back', async () => {
    const { result: plan } = await make(owner, {
      days: [{ dayIndex: 0, spots: [spotDraft({ memo: '현관 비밀번호' }), spotDraft({ contentId: HOTEL })] }],
    })
    const url = `shared-plans/${tokenOf((await share(plan.planId, owner)).result.sharePath)}.${type}`
    const { statusCode, body } = await download(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('새별오름')
    expect(body).not.toMatch(/비밀번호|신라스테이/)
    await unshare(plan.planId, owner)
    expect((await download(url)).json().code).toBe('PLAN4041')
  })
})

describe('the calendar of a plan', () => {
  /** What a calendar reads: lines put together again, by event, and text without its escapes. */
  async function events(reply = ownFile('ics')) {
    const [, ...texts] = (await reply).body.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')
    return texts.map((text) =>
      Object.fromEntries(
        text
          .split('END:VEVENT')[0]!
          .trimEnd()
          .split('\r\n')
          .map((line) => {
            const colon = line.indexOf(':')
            return [
              line.slice(0, colon),
              line.slice(colon + 1).replaceAll(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c)),
            ]
          }),
      ),
    )
  }

  it('has an event for each stop: at its time, in UTC, or for the whole day', async () => {
    const [timed, begins, words, last] = await events()
    expect(timed).toMatchObject({
      UID: `plan-${planId}-timed@honjeo`,
      SEQUENCE: '1',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      DTSTART: '20270401T233000Z',
      DTEND: '20270402T010000Z',
      SUMMARY: '새별오름',
      LOCATION: expect.stringContaining('제주특별자치도'),
      GEO: '33.3663;126.3576',
      DESCRIPTION: MEMO,
      URL: `http://localhost/plan/${planId}`,
    })
    expect(begins).toMatchObject({ DTSTART: '20270402T143000Z', DURATION: 'PT1H' })
    expect(words).toMatchObject({ 'DTSTART;VALUE=DATE': '20270402', SUMMARY: '숙소에서 <쉬기>' })
    expect(words).not.toHaveProperty('GEO')
    expect(last).toMatchObject({ 'DTSTART;VALUE=DATE': '20270404' })
  })

  it('has no event that ends as it begins, which the format does not know', async () => {
    const { result } = await make(owner, {
      days: [{ dayIndex: 0, spots: [spotDraft({ startTime: '10:00', endTime: '10:00' })] }],
    })
    const [event] = await events(download(`plans/${result.planId}.ics`, owner))
    expect(event).toMatchObject({ DTSTART: '20270402T010000Z', DURATION: 'PT1H' })
    expect(event).not.toHaveProperty('DTEND')
  })

  it('is called as the plan, in lines of at most 75 octets', async () => {
    const { body } = await ownFile('ics')
    expect(body.replaceAll('\r\n ', '')).toContain(String.raw`X-WR-CALNAME:바다\; <숲>\, "그리고" \\ 노을 & 쉼`)
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(body).not.toMatch(/�|[^\r]\n/)
  })

  it('of a shared plan leads to the shared page', async () => {
    const [event] = await events(sharedFile('ics'))
    expect(event).toMatchObject({ URL: `http://localhost/shared-plan/${token}` })
  })
})

describe('the GPX file of a plan', () => {
  const parse = (body: string) =>
    new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      htmlEntities: true,
      isArray: (name) => ['wpt', 'rte', 'rtept'].includes(name),
    }).parse(body) as { gpx: Record<string, unknown> }

  it('is version 1.1 of the format: its elements, in the order of its schema', async () => {
    const { body } = await ownFile('gpx')
    expect(XMLValidator.validate(body)).toBe(true)
    const { gpx } = parse(body)
    expect(gpx).toMatchObject({
      '@version': '1.1',
      '@creator': 'Honjeo',
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
    })
    const names = (value: unknown) => Object.keys(value as object).filter((name) => !name.startsWith('@'))
    expect(names(gpx)).toEqual(['metadata', 'wpt', 'rte'])
    expect(names(gpx['metadata'])).toEqual(['name', 'time'])
    for (const point of gpx['wpt'] as object[]) {
      expect(['name', 'desc'].slice(0, names(point).length)).toEqual(names(point))
      expect(point).toMatchObject({
        '@lat': expect.stringMatching(/^33\.\d+$/),
        '@lon': expect.stringMatching(/^126\.\d+$/),
      })
    }
    for (const route of gpx['rte'] as object[]) expect(names(route)).toEqual(['name', 'number', 'rtept'])
  })

  it('has the stops that are somewhere as waypoints, and a route for each day that has some', async () => {
    const { gpx } = parse((await ownFile('gpx')).body)
    const waypoints = gpx['wpt'] as { name: string; desc?: string }[]
    expect(waypoints.map(({ name }) => name)).toEqual(['새별오름', '정방폭포', '새별오름', '신라스테이 제주'])
    expect(waypoints[0]!.desc!.split('\n')[1]).toContain(`<b>굵게</b> & '따옴표'`)
    expect((gpx['metadata'] as { name: string }).name).toBe(TITLE)
    const routes = gpx['rte'] as { number: number; rtept: { name: string }[] }[]
    expect(routes.map(({ number, rtept }) => [number, ...rtept.map(({ name }) => name)])).toEqual([
      [1, '새별오름', '정방폭포'],
      [3, '새별오름', '신라스테이 제주'],
    ])
  })

  it('holds none of the characters that no XML may hold', async () => {
    const odd = `별\ufffe과 \ud800바다\uffff`
    const { result } = await make(owner, { title: odd, days: [{ dayIndex: 0, spots: [spotDraft({ memo: odd })] }] })
    const { body } = await download(`plans/${result.planId}.gpx`, owner)
    expect(body).not.toMatch(/[\ufffe\uffff]|\p{Cs}/u)
    expect(body).toContain('별과 \ufffd바다')
  })

  it('of an empty plan is empty', async () => {
    const { result } = await make(owner)
    const { gpx } = parse((await download(`plans/${result.planId}.gpx`, owner)).body)
    expect(Object.keys(gpx)).not.toContain('wpt')
  })
})
