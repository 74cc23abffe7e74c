import type { HelpAround } from '@honjeo/contract/help-points'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  AED_PATH,
  asJson,
  BELL_PATH,
  EMERGENCY_PATH,
  gatewayFault,
  OpenDataServer,
  PHARMACY_PATH,
  SILENCE,
  toCp949,
} from '../testing/open-data-server.ts'
import { withCatalogue } from '../testing/places.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { TestApp, type TestAppOptions } from '../testing/test-app.ts'

const LIFEBUOYS = '/lifebuoys.csv'

const pharmacy = (number: number, fields: Record<string, string> = {}) => ({
  dutyAddr: `제주특별자치도 제주시 관덕로 ${number}`,
  dutyName: `약국 ${number}`,
  dutyTel1: '064-700-0001',
  dutyTime1s: '0900',
  dutyTime1c: '1830',
  dutyTime6s: '0900',
  dutyTime6c: '1300',
  dutyTime7s: '2000',
  dutyTime7c: '2600',
  hpid: `C${number}`,
  wgs84Lat: `33.5${number}`,
  wgs84Lon: '126.53',
  ...fields,
})

/** A row of 15155046 as it was answered in 2026, and one of the same in the grid that its page names. */
const BELL = {
  DAT_CRTR_YMD: '2026-06-26',
  INSTL_PLC_TYPE: '공중화장실',
  INSTL_PSTN: '탑동광장 화장실',
  LCTN_ROAD_NM_ADDR: '제주특별자치도 제주시 중앙로 2',
  MNG_INST_TELNO: '064-700-0002',
  MNG_NO: '202565100000900013',
  WGS84_LAT: '33.517100',
  WGS84_LOT: '126.526300',
}
/** By the library of geodesists: 126.56, 33.25. */
const { WGS84_LAT: _, WGS84_LOT: __, ...OLD_GRID } = BELL
const BELL_5174 = {
  ...OLD_GRID,
  MNG_NO: 'old',
  INSTL_PSTN: '서귀포 화장실',
  CRD_INFO_X: '158919.99992100403',
  CRD_INFO_Y: '-27244.54888972093',
}

async function begin(options: Partial<NonNullable<TestAppOptions['helpData']>> = {}) {
  const portal = await OpenDataServer.start()
  const { connection, drop } = await createTestDatabase('catalogue')
  const t = new TestApp()
  onTestFinished(async () => {
    await t.close()
    await drop()
  })
  return {
    t,
    portal,
    open: () =>
      t.open(connection, {
        prepare: withCatalogue,
        helpData: {
          url: portal.url,
          key: portal.key,
          files: [{ kind: 'LIFEBUOY', url: `${portal.url}${LIFEBUOYS}` }],
          ...options,
        },
        helpPace: { everyMs: 20, timeoutMs: 300, retryMs: 1 },
      }),
    around: async (lat = 33.5, lng = 126.53) =>
      (await t.call<HelpAround>(`/api/help-points?lat=${lat}&lng=${lng}`)).result.points,
    imports: async () => {
      const { rows } = await t.database.pool.query<{ id: string; rows: number | null; problem: string | null }>(
        'select split_part(id, chr(58), 1) as id, rows, problem from help_imports order by id',
      )
      return Object.fromEntries(rows.map((row) => [row.id, row.problem ?? row.rows]))
    },
    /** As after a day. */
    again: () => t.sql("update help_imports set due_at = now() - interval '1 second'"),
  }
}

type Stage = Awaited<ReturnType<typeof begin>>

/** Everything that is known in four places. */
function fill({ portal }: Stage, pharmacies = 130) {
  portal.rows.set(EMERGENCY_PATH, [
    {
      dutyAddr: '제주특별자치도 제주시 아란13길 15 (아라일동)',
      dutyEmclsName: '권역응급의료센터',
      dutyName: '제주대학교병원',
      dutyTel1: '064-717-1114',
      dutyTel3: '064-717-1900',
      hpid: 'A1',
      wgs84Lat: '33.4671',
      wgs84Lon: '126.5456',
    },
  ])
  portal.rows.set(
    PHARMACY_PATH,
    Array.from({ length: pharmacies }, (_each, index) => pharmacy(index)),
  )
  portal.rows.set(AED_PATH, [
    {
      buildAddress: '제주특별자치도 제주시 공항로 2',
      buildPlace: '1층 3번 게이트',
      clerkTel: '010-1234-5678',
      manager: '홍*동',
      managerTel: '010-1234-5678',
      org: '제주국제공항',
      serialSeq: '7',
      wgs84Lat: '33.507',
      wgs84Lon: '126.493',
    },
    { buildAddress: '제주특별자치도 서귀포시 중앙로 1', org: '서귀포시청', wgs84Lat: '33.25', wgs84Lon: '126.56' },
  ])
  portal.rows.set(BELL_PATH, [BELL, BELL_5174, { ...BELL, MNG_NO: 'abroad', WGS84_LAT: '35.54', WGS84_LOT: '127.32' }])
  portal.files.set(
    LIFEBUOYS,
    toCp949(
      '관리번호,시설명,소재지지번주소,위도,경도,데이터기준일자\r\n제주-1,"이호, 똠방파제",제주시 이호일동 1,33.4974,126.4532,2026-05-02\r\n',
    ),
  )
}

const settled = (stage: Stage, expected: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await stage.imports()).toMatchObject(expected), { timeout: 8000, interval: 30 })

const ALL = { 'nmc-emergency': 1, 'nmc-pharmacy': 130, 'nmc-aed': 2, 'mois-bells': 2, file: 1 }

describe('what is brought in', () => {
  it('comes from all pages, and what ships makes way for the kinds that are known now', async () => {
    const stage = await begin()
    fill(stage)
    await stage.open()
    await settled(stage, ALL)
    const points = await stage.around()
    expect(points.filter(({ kind }) => kind === 'EMERGENCY_ROOM')).toMatchObject([
      { name: '제주대학교병원', phone: '064-717-1900', source: { name: expect.stringContaining('국립중앙의료원') } },
    ])
    // Seven of the week, of which Saturday and the night of Sunday are said in their own way; holidays are not known.
    const [nearest] = points.filter(({ kind }) => kind === 'PHARMACY')
    expect(nearest?.hours).toEqual([
      { from: 540, to: 1110 },
      null,
      null,
      null,
      null,
      { from: 540, to: 780 },
      { from: 1200, to: 1560 },
      null,
    ])
    // The service keeps what ships away at the next start, too.
    await withCatalogue(stage.t.database)
    expect((await stage.around()).filter(({ kind }) => kind === 'EMERGENCY_ROOM')).toHaveLength(1)
  })

  it('has positions of the old grid within five metres, and none of elsewhere', async () => {
    const stage = await begin()
    fill(stage)
    await stage.open()
    await settled(stage, ALL)
    const bells = (await stage.around(33.25, 126.56)).filter(({ kind }) => kind === 'EMERGENCY_BELL')
    expect(bells.map(({ name }) => name)).toEqual(['서귀포 화장실', '탑동광장 화장실'])
    expect(Math.abs(bells[0]!.lat - 33.25) * 111_195).toBeLessThan(5)
    expect(Math.abs(bells[0]!.lng - 126.56) * 92_800).toBeLessThan(5)
    expect(bells[1]).toMatchObject({ phone: null, dataDate: '2026-06-26', spot: '공중화장실' })
  })

  it('reads a file in CP949 that calls itself UTF-8', async () => {
    const stage = await begin()
    fill(stage)
    await stage.open()
    await settled(stage, ALL)
    expect((await stage.around()).filter(({ kind }) => kind === 'LIFEBUOY')).toMatchObject([
      { name: '이호, 똠방파제', dataDate: '2026-05-02', address: '제주시 이호일동 1' },
    ])
  })

  it("holds no person's name or mobile phone", async () => {
    const stage = await begin()
    fill(stage)
    await stage.open()
    await settled(stage, ALL)
    const aeds = (await stage.around()).filter(({ kind }) => kind === 'AED')
    expect(aeds).toMatchObject([{ name: '제주국제공항', phone: null, spot: '1층 3번 게이트' }, { name: '서귀포시청' }])
    expect(JSON.stringify(await stage.around())).not.toMatch(/010|홍/)
  })
})

describe('what was there stays, and the fault is written down', () => {
  const bells = (count: number) => Array.from({ length: count }, (_each, index) => ({ ...BELL, MNG_NO: `${index}` }))
  it.each([
    ['the service has a fault', () => ({ status: 503, body: '' }), 'HTTP 503'],
    ['nothing is answered', () => SILENCE, 'no answer in time'],
    ['the answer is empty', () => ({ body: '' }), 'cannot be read'],
    ['the answer breaks off', () => ({ ...asJson(bells(20), 20), cutAfter: 400 }), 'broke off'],
    [
      'JSON ends in the middle',
      () => ({ body: (asJson(bells(20), 20).body as string).slice(0, 900) }),
      'cannot be read',
    ],
    ['a page has fewer rows than there are', () => asJson(bells(20), 40), 'as many rows'],
    ['most rows are gone', () => asJson(bells(3), 3), '3 of 3 rows'],
    ['all rows are gone', () => asJson([], 0), '0 of 0 rows'],
    ['the key is not known', () => gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'), 'OPEN_DATA_KEY'],
    ['the quota is used up', () => gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'), 'quota'],
    ['it is the whole country', () => asJson(bells(20), 88_843), 'more rows than Jeju'],
    [
      'the key would be led elsewhere',
      () => ({ status: 302, headers: { location: 'https://x.example' }, body: '' }),
      '302',
    ],
  ] as const)('%s', async (_what, answer, problem) => {
    const stage = await begin({ files: [] })
    stage.portal.rows.set(BELL_PATH, bells(20))
    await stage.open()
    await settled(stage, { 'mois-bells': 20 })
    stage.portal.disturb = ({ path }) => (path === BELL_PATH ? answer() : undefined)
    await stage.again()
    await settled(stage, { 'mois-bells': expect.stringContaining(problem) })
    expect((await stage.around()).filter(({ kind }) => kind === 'EMERGENCY_BELL')).toHaveLength(20)
    // It does not say what could hold the key.
    expect(JSON.stringify(await stage.imports())).not.toContain(stage.portal.key)
    stage.portal.disturb = () => undefined
    await stage.again()
    await settled(stage, { 'mois-bells': 20 })
  })

  it('a file that ends within a row, and a page that says sorry in its place', async () => {
    const stage = await begin({ key: null })
    fill(stage)
    await stage.open()
    await settled(stage, { file: 1 })
    for (const [file, problem] of [
      ['관리번호,시설명,위도,경도\n제주-1,"이호', 'within a field'],
      ['관리번호,시설명,위도,경도\n제주-1,이호,33.49', 'too few'],
      ['<html>점검 중입니다', 'a page came'],
    ] as const) {
      stage.portal.files.set(LIFEBUOYS, file)
      await stage.again()
      await settled(stage, { file: expect.stringContaining(problem) })
      expect((await stage.around()).filter(({ kind }) => kind === 'LIFEBUOY')).toHaveLength(1)
    }
  })
})

it('a fault that passes is asked again until there is an answer', async () => {
  const stage = await begin({ files: [] })
  stage.portal.rows.set(BELL_PATH, [BELL])
  let faults = 3
  stage.portal.disturb = ({ path }) => (path === BELL_PATH && faults-- > 0 ? { status: 500, body: '' } : undefined)
  await stage.open()
  await settled(stage, { 'mois-bells': 1 })
  expect(stage.portal.calls.filter(({ path }) => path === BELL_PATH)).toHaveLength(4)
})

it('without a key nothing is asked, and what ships is there', async () => {
  const stage = await begin({ key: null, files: [] })
  fill(stage)
  await stage.open()
  expect((await stage.around()).map(({ kind }) => kind)).toEqual(Array(6).fill('EMERGENCY_ROOM'))
  expect(stage.portal.calls).toEqual([])
})

it('two servers bring a data set in once', async () => {
  const stage = await begin({ files: [] })
  fill(stage, 3)
  await stage.open()
  const second = new TestApp()
  onTestFinished(() => second.close())
  await second.open(stage.t.connection, {
    helpData: { url: stage.portal.url, key: stage.portal.key, files: [] },
    helpPace: { everyMs: 20, timeoutMs: 300, retryMs: 1 },
  })
  await settled(stage, { 'nmc-emergency': 1, 'nmc-pharmacy': 3, 'nmc-aed': 2, 'mois-bells': 2 })
  const asked = stage.portal.calls.filter(({ path }) => path === PHARMACY_PATH)
  expect(asked).toHaveLength(1)
})
