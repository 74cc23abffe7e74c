import type { HelpAround } from '@honjeo/contract/help-points'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  AED_PATH,
  asJson,
  BELL_PATH,
  EMERGENCY_PATH,
  gatewayFault,
  OpenDataServer,
  PHARMACY_PATH,
  SILENCE,
} from '../testing/open-data-server.ts'
import { withCatalogue } from '../testing/places.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { TestApp } from '../testing/test-app.ts'
import type { HelpPointsOptions } from './help-points.routes.ts'

const LIFEBUOYS = '/lifebuoys.csv'

/** A file as Python's codec writes it: 관리번호,시설명,소재지지번주소,위도,경도,데이터기준일자, and a lifebuoy whose name has a comma and a syllable beyond EUC-KR. */
const CP949_FILE = Buffer.from(
  'b0fcb8aeb9f8c8a32cbdc3bcb3b8ed2cbcd2c0e7c1f6c1f6b9f8c1d6bcd22cc0a7b5b52cb0e6b5b52cb5a5c0ccc5cdb1e2c1d8c0cfc0da0d0ac1a6' +
    'c1d62d312c22c0ccc8a32c208c63b9e6c6c4c1a6222cc1a6c1d6bdc320c0ccc8a3c0cfb5bf20312c33332e343937342c3132362e343533322c323032362d30352d30320d0a',
  'hex',
)

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
  wgs84Lat: `${33.4 + number * 0.0005}`,
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
/** The place that the library of geodesists gives: 126.56, 33.25. */
const { WGS84_LAT: _, WGS84_LOT: __, ...OLD_GRID } = BELL
const BELL_5174 = {
  ...OLD_GRID,
  MNG_NO: 'old',
  INSTL_PSTN: '서귀포 화장실',
  CRD_INFO_X: '158919.99992100403',
  CRD_INFO_Y: '-27244.54888972093',
}

async function begin(options: Partial<NonNullable<HelpPointsOptions['data']>> = {}) {
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
        help: {
          data: {
            url: portal.url,
            key: portal.key,
            files: [{ kind: 'LIFEBUOY', url: `${portal.url}${LIFEBUOYS}` }],
            ...options,
          },
          pace: { everyMs: 20, timeoutMs: 300, retryMs: 1 },
        },
      }),
    around: async (lat = 33.5, lng = 126.53) =>
      (await t.call<HelpAround>(`/api/help-points?lat=${lat}&lng=${lng}`)).result.points,
    imports: async () => {
      const { rows } = await t.database.pool.query<{ id: string; rows: number | null; problem: string | null }>(
        'select split_part(id, chr(58), 1) as id, rows, problem from help_imports order by id',
      )
      return Object.fromEntries(rows.map((row) => [row.id, row.problem ?? row.rows]))
    },
    /** Makes all imports due again, as they are after a day. */
    again: () => t.sql("update help_imports set due_at = now() - interval '1 second'"),
  }
}

type Stage = Awaited<ReturnType<typeof begin>>

/** Fills the portal with everything that is known in four places. */
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
  portal.files.set(LIFEBUOYS, CP949_FILE)
}

const settled = (stage: Stage, expected: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await stage.imports()).toMatchObject(expected), { timeout: 8000, interval: 30 })

it('what is known comes from all pages, files and grids, and without persons; what ships makes way for it', async () => {
  const stage = await begin()
  fill(stage)
  await stage.open()
  await settled(stage, { 'nmc-emergency': 1, 'nmc-pharmacy': 130, 'nmc-aed': 2, 'mois-bells': 2, file: 1 })
  const ofKind = async (kind: string, lat?: number, lng?: number) =>
    (await stage.around(lat, lng)).filter((point) => point.kind === kind)
  expect(await ofKind('EMERGENCY_ROOM')).toMatchObject([
    { name: '제주대학교병원', phone: '064-717-1900', source: { name: expect.stringContaining('국립중앙의료원') } },
  ])
  // Saturday and the night of Sunday are said in their own way; Tuesdays and holidays are not known.
  const [pharmacyHours] = (await ofKind('PHARMACY')).map(({ hours }) => hours)
  const [weekday, saturday, sunday] = [
    { from: 540, to: 1110 },
    { from: 540, to: 780 },
    { from: 1200, to: 1560 },
  ]
  expect(pharmacyHours).toEqual([weekday, null, null, null, null, saturday, sunday, null])

  // The bell lies by the grid of the ministry within five metres, and nothing of elsewhere is there.
  const bells = await ofKind('EMERGENCY_BELL', 33.25, 126.56)
  expect(bells.map(({ name }) => name)).toEqual(['서귀포 화장실', '탑동광장 화장실'])
  expect(Math.abs(bells[0]!.lat - 33.25) * 111_195).toBeLessThan(5)
  expect(Math.abs(bells[0]!.lng - 126.56) * 92_800).toBeLessThan(5)
  expect(bells[1]).toMatchObject({ phone: null, dataDate: '2026-06-26', spot: '공중화장실' })

  // A file in CP949 that calls itself UTF-8.
  expect(await ofKind('LIFEBUOY')).toMatchObject([
    { name: '이호, 똠방파제', dataDate: '2026-05-02', address: '제주시 이호일동 1' },
  ])

  // There is no person's name, and no mobile phone.
  expect(await ofKind('AED')).toMatchObject([
    { name: '제주국제공항', phone: null, spot: '1층 3번 게이트' },
    { name: '서귀포시청' },
  ])
  expect(JSON.stringify(await stage.around())).not.toMatch(/010|홍/)

  // What ships stays away at the next start, too.
  await withCatalogue(stage.t.database)
  expect(await ofKind('EMERGENCY_ROOM')).toHaveLength(1)
})

const bells = (count: number) => Array.from({ length: count }, (_each, index) => ({ ...BELL, MNG_NO: `${index}` }))
const pageOf = ({ parameters }: { parameters: Record<string, string> }) => Number(parameters['pageNo'])
/** What the service does, and what is written down. */
const FAULTS = [
  ['has a fault', () => ({ status: 503, body: '' }), 'HTTP 503'],
  ['answers nothing', () => SILENCE, 'no answer in time'],
  ['answers an empty body', () => ({ body: '' }), 'cannot be read'],
  ['breaks off', () => ({ ...asJson(bells(20), 20), cutAfter: 400 }), /broke off|in time/],
  ['ends its JSON in the middle', () => ({ body: (asJson(bells(20), 20).body as string).slice(0, 900) }), 'be read'],
  ['has fewer rows than it says', (call) => asJson(pageOf(call) === 1 ? bells(20) : [], 40), 'as many rows'],
  ['sends the same page again', (call) => asJson(bells(20), 40, pageOf(call)), 'as many rows'],
  ['has lost most rows', () => asJson(bells(3), 3), '3 of 3 rows'],
  ['has lost all rows', () => asJson([], 0), '0 of 0 rows'],
  ['does not know the key', () => gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'), 'OPEN_DATA_KEY'],
  ['has no calls left', () => gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'), 'quota'],
  ['sends the whole country', () => asJson(bells(20), 88_843), 'more rows than Jeju'],
  ['leads elsewhere', () => ({ status: 302, headers: { location: 'https://x.example' }, body: '' }), 'HTTP 302'],
] as const satisfies readonly (readonly [
  string,
  (call: { path: string; parameters: Record<string, string> }) => ReturnType<OpenDataServer['disturb']>,
  string | RegExp,
])[]

it('whatever a service does, what was there stays, and the fault is written down without the key', async () => {
  const stage = await begin({ files: [] })
  stage.portal.rows.set(BELL_PATH, bells(20))
  await stage.open()
  await settled(stage, { 'mois-bells': 20 })
  for (const [what, answer, problem] of FAULTS) {
    stage.portal.disturb = (call) => (call.path === BELL_PATH ? answer(call) : undefined)
    await stage.again()
    await settled(stage, { 'mois-bells': expect.stringMatching(problem) })
    const kept = (await stage.around()).filter(({ kind }) => kind === 'EMERGENCY_BELL')
    expect([what, kept.length]).toEqual([what, 20])
    expect(JSON.stringify(await stage.imports())).not.toContain(stage.portal.key)
  }
  stage.portal.disturb = () => undefined
  await stage.again()
  await settled(stage, { 'mois-bells': 20 })
}, 60_000)

it('a file that ends within a row, and a page that says sorry in its place, take nothing away', async () => {
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
  expect((await stage.around()).map(({ kind }) => kind)).toEqual([
    ...Array<string>(6).fill('EMERGENCY_ROOM'),
    ...Array<string>(4).fill('TOILET'),
    ...Array<string>(3).fill('TOURIST_INFO'),
  ])
  expect(stage.portal.calls).toEqual([])
})

it('two servers bring a data set in once', async () => {
  const stage = await begin({ files: [] })
  fill(stage, 3)
  await stage.open()
  const second = new TestApp()
  onTestFinished(() => second.close())
  await second.open(stage.t.connection, {
    help: {
      data: { url: stage.portal.url, key: stage.portal.key, files: [] },
      pace: { everyMs: 20, timeoutMs: 300, retryMs: 1 },
    },
  })
  await settled(stage, { 'nmc-emergency': 1, 'nmc-pharmacy': 3, 'nmc-aed': 2, 'mois-bells': 2 })
  const asked = stage.portal.calls.filter(({ path }) => path === PHARMACY_PATH)
  expect(asked).toHaveLength(1)
})
