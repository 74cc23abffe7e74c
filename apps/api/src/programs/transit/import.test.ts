import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { programOf, startProgram } from '../../testing/program.ts'
import { makeDatabase } from '../../testing/server-database.ts'
import { asJson, gatewayFault, OpenDataServer } from '../../testing/open-data-server.ts'

/** Each start takes seconds where the machine is busy. */
const TIMEOUT = 120_000
const SERVICE = '/1613000/BusRouteInfoInqireService'
const FILE = [
  '--source',
  '제주버스정보시스템',
  '--url',
  'https://bus.jeju.go.kr/',
  '--checked-on',
  '2026-11-20',
  '--from',
  '2026-11-01',
]

const stop = (order: number, name: string, direction = '0') => ({
  nodeid: `JEB4060000${order}`,
  nodenm: name,
  nodeno: `${order}`,
  nodeord: `${order}`,
  gpslati: `${33.3 + order * 0.02}`,
  gpslong: '126.5',
  updowncd: direction,
})
const ROUTE = {
  routeid: 'JEB405136521',
  routeno: '281',
  routetp: '간선버스',
  startnodenm: '터미널',
  endnodenm: '서귀포',
}
const INFO = {
  ...ROUTE,
  startvehicletime: '0600',
  endvehicletime: '2200',
  intervaltime: '30',
  intervalsattime: '40',
  intervalsuntime: '',
}
const STOPS = [stop(1, '터미널'), stop(2, '시청'), stop(3, '성판악'), stop(4, '서귀포'), stop(5, '돌아오는 길', '1')]

/** The service answers one row without saying how many there are. */
const asRow = (row: object) => ({
  body: JSON.stringify({
    response: { header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' }, body: { items: { item: row } } },
  }),
})

async function begin() {
  const portal = await OpenDataServer.start()
  const { connection, env } = await makeDatabase('catalogue')
  const rowOf = new Map<string, object>([[ROUTE.routeid, INFO]])
  portal.disturb = ({ path, parameters }) => {
    if (path === `${SERVICE}/getRouteNoList`) return asJson([ROUTE], 1)
    if (path === `${SERVICE}/getRouteInfoIem`) return asRow(rowOf.get(parameters['routeId']!) ?? {})
    if (path === `${SERVICE}/getRouteAcctoThrghSttnList`) return asJson(STOPS, STOPS.length)
    return undefined
  }
  const usual = portal.disturb
  return {
    portal,
    usual,
    run: (...args: string[]) =>
      startProgram(
        programOf('programs/transit/import'),
        { ...env, OPEN_DATA_KEY: portal.key, OPEN_DATA_URL: portal.url },
        args,
      ).ended,
    lines: () => select(connection),
  }
}

async function select(connection: PoolConfig) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{
    id: number
    number: string
    services: Service[]
    source_name: string
    state: string
  }>(
    'select t.id, t.state, l.number, l.services, l.source_name from transit_timetables t join transit_lines l on l.timetable_id = t.id order by t.id',
  )
  await client.end()
  return rows
}
interface Service {
  days: string[]
  validFrom: string
  validTo: string | null
  profiles: { offsets: number[]; spreads: number[] }[]
  trips: [number, number][]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook with one sheet, as the format's own words have it. */
async function makeXlsx(rows: readonly (readonly string[])[]): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'honjeo-transit-')), '시간표.xlsx')
  const cells = (row: readonly string[], index: number) =>
    row
      .map(
        (text, column) =>
          `<c r="${String.fromCodePoint(65 + column)}${index + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
      )
      .join('')
  const main = 'http://schemas.openxmlformats.org'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${main}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="r1" Type="${main}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}/spreadsheetml/2006/main" xmlns:r="${main}/officeDocument/2006/relationships"><sheets><sheet name="281" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${main}/package/2006/relationships"><Relationship Id="rId1" Type="${main}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}/spreadsheetml/2006/main"><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${cells(row, index)}</row>`).join('')}</sheetData></worksheet>`,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  await writeFile(path, Buffer.concat(chunks))
  return path
}

const HEAD = ['노선번호', '방향', '운행일', '터미널', '성판악', '서귀포']

describe('the import of timetables', { timeout: TIMEOUT }, () => {
  it('takes what the ministry knows, and says nothing of days and ways of which it knows nothing', async () => {
    const stage = await begin()
    let faults = 1
    stage.portal.disturb = (call) => (faults-- > 0 ? { status: 503, body: '' } : stage.usual(call))
    const { code, output } = await stage.run('tago')
    expect(output).toContain('5 stops, 1 lines, 1 of them with times')
    expect([code, output.includes(stage.portal.key)]).toEqual([0, false])
    const [line] = await stage.lines()
    expect(line).toMatchObject({ number: '281', state: 'PUBLISHED', source_name: expect.stringContaining('TAGO') })
    expect(line!.services.map(({ days }) => days)).toEqual([['WEEKDAY'], ['SATURDAY']])
    const [weekday] = line!.services
    expect(weekday!.trips).toHaveLength(33)
    expect([weekday!.trips.at(0), weekday!.trips.at(-1)]).toEqual([
      [360, 0],
      [1320, 0],
    ])
    // The first stop is known, the others are reckoned, and the way back is not.
    const { offsets, spreads } = weekday!.profiles[0]!
    expect([offsets[0], spreads[0], offsets[4]]).toEqual([0, 0, -1])
    expect(spreads[3]!).toBeGreaterThan(spreads[1]!)
    expect(weekday!.profiles[1]!.spreads[0]).toBe(15)
  })

  it('takes the times of a file for the lines it names, which a later import of the ministry leaves', async () => {
    const stage = await begin()
    await stage.run('tago')
    const xlsx = await makeXlsx([
      ['281번 시간표'],
      HEAD,
      ['281', '서귀포', '평일', '06:10', '06:50', '07:30'],
      ['281', '서귀포', '평일', '23:50', '00:30', '01:05'],
      ['281', '서귀포', '평일', '00:20', '01:00', '01:40'],
      ['281', '서귀포', '주말', '21:00', '-', '22:20'],
    ])
    const { code, output } = await stage.run('file', xlsx, ...FILE, '--to', '2027-02-28')
    expect(output).toContain('281 to 서귀포: WEEKDAY 3, SATURDAY HOLIDAY 1')
    expect(code).toBe(0)
    await stage.run('tago')
    const lines = await stage.lines()
    expect(lines.map(({ state, source_name: source }) => [state, source.slice(0, 2)])).toEqual([
      ['RETIRED', '국토'],
      ['RETIRED', '제주'],
      ['PUBLISHED', '제주'],
    ])
    const [weekday, weekend] = lines[2]!.services
    expect(weekday).toMatchObject({
      validFrom: '2026-11-01',
      validTo: '2027-02-28',
      trips: [
        [370, 0],
        [1430, 1],
        [1460, 0],
      ],
    })
    expect(weekday!.profiles[1]!.offsets).toEqual([0, 20, 40, 75, -1])
    expect(weekday!.profiles[0]!.spreads).toEqual([0, 7, 0, 0, 0])
    expect(weekend!.profiles[0]!.offsets).toEqual([0, 27, 53, 80, -1])
    expect((await stage.run('list')).output).toMatch(/3 PUBLISHED TAGO: 5 stops, 1 lines\n2 RETIRED 시간표\.xlsx/)
    expect((await stage.run('publish', '1')).output).toContain('published: 1')
    expect((await stage.lines())[0]).toMatchObject({ state: 'PUBLISHED' })
  })

  it('refuses a file that it cannot read whole, and says which row', async () => {
    const stage = await begin()
    await stage.run('tago')
    const good = ['281', '서귀포', '평일', '06:10', '06:50', '07:30']
    const bad: [string[], string][] = [
      [['281', '서귀포', '평일', '6시', '06:50', '07:30'], '281, row 3: "6시" is no time'],
      [['281', '서귀포', '방학', '06:10', '06:50', '07:30'], '"방학" is no kind of day'],
      [['999', '서귀포', '평일', '06:10', '06:50', '07:30'], '0 lines are 999'],
      [['281', '서귀포', '평일', '06:10', '05:50', '07:30'], 'run backwards'],
      [['281', '서귀포', '평일', '06:10'], 'fewer than two times'],
    ]
    for (const [row, problem] of bad) {
      const { code, output } = await stage.run('file', await makeXlsx([HEAD, good, row]), ...FILE)
      expect(output).toContain('Nothing was published, and what was known stays')
      expect(output).toContain(problem)
      expect(code).toBe(1)
    }
    const broken = await makeXlsx([HEAD, good])
    await writeFile(broken, 'PK and no more')
    expect((await stage.run('file', broken, ...FILE)).output).toContain('no whole .xlsx')
    expect(await stage.lines()).toHaveLength(1)
    expect((await stage.run('file', broken)).output).toMatch(/^npm run import:transit -- tago/)
  })

  it('keeps what is published whatever the ministry does', async () => {
    const stage = await begin()
    await stage.run('tago')
    const isStops = (path: string) => path.endsWith('getRouteAcctoThrghSttnList')
    const faults: [(path: string) => ReturnType<OpenDataServer['disturb']>, string][] = [
      [(path) => (isStops(path) ? asJson(STOPS.slice(0, 2), 5) : undefined), 'as many rows'],
      [(path) => (isStops(path) ? asJson(STOPS.slice(0, 1), 1) : undefined), '1 of 1 routes'],
      [(path) => (isStops(path) ? asJson(STOPS.slice(0, 2), 2) : undefined), 'are published'],
      [() => gatewayFault(22, 'LIMITED'), 'quota'],
    ]
    for (const [fault, problem] of faults) {
      stage.portal.disturb = (call) => fault(call.path) ?? stage.usual(call)
      const { code, output } = await stage.run('tago')
      expect(output).toContain(problem)
      expect([code, output.includes(stage.portal.key)]).toEqual([1, false])
    }
    expect(await stage.lines()).toHaveLength(1)
  })
})
