import type { Timetable } from '@honjeo/transit/timetable'
import { expect, it } from 'vitest'
import { readBusFile, type Cell } from './bus-file.ts'

const stops = ['터미널', '시청', '성판악', '서귀포', '비자림'].map((name, index) => ({
  key: `${index}`,
  name,
  lat: 33.5 - index * 0.03,
  lng: 126.53,
}))
const line = (key: string, calls: string[]) => ({
  key,
  number: '281',
  headsign: '서귀포',
  stops: calls,
  services: [],
  source: { name: 'TAGO', url: 'https://a.example/' },
  checkedOn: '2026-11-01',
})
/** Two variants of one line. */
const known: Timetable = { stops, lines: [line('a', ['0', '1', '2', '3']), line('b', ['0', '4', '3'])] }
const facts = {
  source: { name: '제주도', url: 'https://b.example/' },
  checkedOn: '2026-11-20',
  validFrom: '2026-11-01',
  validTo: null,
}
const read = (...rows: Cell[][]) => readBusFile([{ name: '281', rows }], known, facts)
const head = (...names: string[]) => ['노선번호', '방향', '구분', ...names]

it('finds the variant of a line that has the stops of a row', () => {
  const lines = read(head('터미널', '비자림', '서귀포', '비고'), [
    '281',
    '서귀포',
    '매일',
    '7:00',
    '7:20',
    '8:00',
    '막차',
  ])
  expect(lines).toMatchObject([
    {
      key: 'b',
      source: facts.source,
      services: [
        {
          days: ['WEEKDAY', 'SATURDAY', 'HOLIDAY'],
          trips: [[420, 0]],
          profiles: [{ offsets: [0, 20, 60], spreads: [0, 0, 0] }],
        },
      ],
    },
  ])
})

it('refuses a row that two variants have, or none', () => {
  const row = ['281', '서귀포', '평일', '07:00', '08:00']
  expect(() => read(head('터미널', '서귀포'), row)).toThrow('281, row 2: 2 lines are 281 to 서귀포 with these stops')
  expect(() => read(head('터미널', '한라산'), row)).toThrow('0 lines are 281')
  expect(() => read(head('터미널', '서귀포'))).toThrow('no bus')
  expect(() => read(['시간표'])).toThrow('no row names the columns')
  expect(() => read(['노선번호', '터미널'], row)).toThrow('direction or day')
})

it('reads times as parts of a day, and several lines of names in one sheet', () => {
  const [b, a] = read(
    head('터미널', '비자림'),
    [281, '서귀포', '평일', 0.5, '12:15:00'],
    [null, '', null],
    head('터미널', '시청'),
    [281, '서귀포', '토', new Date('1899-12-30T09:30:00Z'), '09:40'],
  )
  expect(b!.services).toMatchObject([{ trips: [[720, 0]], profiles: [{ offsets: [0, 15, -1] }] }])
  expect(a!.services).toMatchObject([
    { days: ['SATURDAY'], trips: [[570, 0]], profiles: [{ offsets: [0, 10, -1, -1] }] },
  ])
})
