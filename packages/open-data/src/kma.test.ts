import { describe, expect, it } from 'vitest'
import { feelsLike } from './feels-like.ts'
import { newestAnnouncement, nextReadyAt, readForecast } from './kma-forecast.ts'
import { cellOf } from './kma-grid.ts'
import { readWarnings } from './kma-warnings.ts'

/** The cells by the service's own table of districts (2023), with the positions that it gives them. */
it.each([
  ['서울특별시', 37.56356944, 126.98000833, 60, 127],
  ['제주특별자치도 제주시', 33.49631111, 126.53320833, 53, 38],
  ['한림읍', 33.40714444, 126.26908611, 48, 36],
  ['애월읍', 33.45873889, 126.33146667, 49, 37],
  ['구좌읍', 33.51933611, 126.854075, 59, 38],
  ['조천읍', 33.53117778, 126.63623333, 55, 39],
  ['한경면', 33.3474, 126.18601944, 46, 35],
  ['추자면', 33.95947222, 126.29614167, 48, 48],
  ['우도면', 33.50325556, 126.95542222, 60, 38],
  ['서귀포시', 33.25235, 126.51255556, 52, 33],
  ['대정읍', 33.22357222, 126.254175, 48, 32],
  ['성산읍', 33.43875, 126.91294167, 60, 37],
  ['안덕면', 33.24637222, 126.33906667, 49, 32],
  ['표선면', 33.32382778, 126.83361944, 58, 34],
])('the cell of %s is that of the table', (_name, lat, lng, nx, ny) => {
  expect(cellOf({ lat, lng })).toEqual({ nx, ny })
})

describe('what one feels', () => {
  it.each([
    // The values are of Canada's table of wind chill, whose formula it is: -10 degrees in 30 km/h feel like -20, 0 in 20 km/h like -5.
    [-10, 50, 30 / 3.6, 1, -20],
    [0, 50, 20 / 3.6, 1, -5],
    [15, 50, 10, 11, 15],
    [5, 50, 1, 11, 5],
    // The values are as the service announced its formula of summer (2023-05-15): at 55 percent as warm as it is, 35 degrees at 30 percent like 32.
    [33, 55, 2, 7, 33],
    [35, 55, 2, 8, 35],
    [35, 30, 2, 8, 32],
  ])('%s degrees, %s percent, %s m/s in month %s are %s', (temperature, humidity, windMs, month, expected) => {
    expect(Math.round(feelsLike({ temperature, humidity, windMs }, month))).toBe(expected)
  })
})

it.each([
  ['2026-11-29T05:09', '2026-11-28T20:00', '2026-11-29T05:10'],
  ['2026-11-29T05:10', '2026-11-29T05:00', '2026-11-29T08:10'],
  ['2026-11-29T23:30', '2026-11-29T20:00', '2026-11-30T05:10'],
])('at %s the forecast of %s can be had, and another at %s', (now, newest, next) => {
  const at = (text: string) => new Date(`${text}:00+09:00`)
  expect(newestAnnouncement(at(now))).toEqual(at(newest))
  expect(nextReadyAt(at(now))).toEqual(at(next))
})

describe('a forecast', () => {
  const ANNOUNCED = new Date('2026-11-29T05:00:00+09:00')
  const CELL = { nx: 53, ny: 38 }
  const SAID = { TMP: '9', REH: '70', WSD: '5.4', POP: '60', PTY: '1', PCP: '3.0mm', SKY: '4', TMN: '4.0' }
  const rowsOf = (changes: Record<string, string> = {}, hours = 24) =>
    Array.from({ length: hours }, (_, hour) =>
      Object.entries({ ...SAID, ...changes }).map(([category, fcstValue]) => ({
        baseDate: '20261129',
        baseTime: '0500',
        category,
        fcstDate: '20261129',
        fcstTime: `${String(hour).padStart(2, '0')}00`,
        fcstValue,
        nx: 53,
        ny: 38,
      })),
    ).flat()

  it.each([
    ['강수없음', 0],
    ['1mm 미만', 1],
    ['3.0mm', 3],
    ['30.0~50.0mm', 50],
    ['50.0mm 이상', 50],
    ['0', 0],
  ])('rain of %s is %s mm at the most', (PCP, rainMm) => {
    expect(readForecast(rowsOf({ PCP }), CELL, ANNOUNCED).hours[9]).toEqual({
      at: '2026-11-29T00:00:00.000Z',
      temperature: 9,
      humidity: 70,
      windMs: 5.4,
      rain: 'RAIN',
      rainMm,
      rainChance: 60,
    })
  })

  it('ends where codes take the place of wind and rain: with the second day after, in the evening with the third', () => {
    const lastOf = (base: string) => {
      const rows = [1, 2, 3, 4].flatMap((day) =>
        rowsOf().map((row) => ({ ...row, baseTime: base, fcstDate: `202612${String(day).padStart(2, '0')}` })),
      )
      const announced = new Date(`2026-11-29T${base.slice(0, 2)}:00:00+09:00`)
      return readForecast(rows, CELL, announced).hours.at(-1)!.at
    }
    expect(lastOf('1400')).toBe('2026-12-01T14:00:00.000Z')
    expect(lastOf('1700')).toBe('2026-12-02T14:00:00.000Z')
  })

  it.each([
    ['is too short', rowsOf({}, 20)],
    ['does not know the temperature', rowsOf({ TMP: '-999' })],
    ['has a kind of rain that there is not', rowsOf({ PTY: '9' })],
    ['has words for numbers', rowsOf({ WSD: 'strong' })],
    ['is of another cell', rowsOf().map((row) => ({ ...row, nx: 54 }))],
    ['is of another time', rowsOf().map((row) => ({ ...row, baseTime: '0200' }))],
    ['has no rows', []],
  ])('one that %s is refused', (_what, rows) => {
    expect(() => readForecast(rows, CELL, ANNOUNCED)).toThrow(/forecast/)
  })
})

describe('warnings', () => {
  const read = (t6: string) => readWarnings([{ t6, t7: 'o 없음', tmFc: '202608222100', tmSeq: '1' }]).warnings
  const HILLS_AND_LOW = ['NORTH', 'EAST', 'SOUTH', 'WEST', 'NORTH_HILLS', 'SOUTH_HILLS']
  it.each([
    ['o 없음', []],
    ['o 없 음', []],
    [
      'o 강풍주의보 : 울릉도.독도, 제주도(제주도산지, 제주도북부중산간)o 풍랑경보 : 남해서부동쪽먼바다, 제주도남부앞바다, 제주도남쪽바깥먼바다',
      [
        ['STRONG_WIND', 'ADVISORY', ['MOUNTAIN', 'NORTH_HILLS']],
        ['HIGH_WAVES', 'WARNING', ['SEA_SOUTH']],
      ],
    ],
    [
      'o 호우경보 : 서귀포시동부, 제주시중산간\r\no 풍랑주의보 : 제주도앞바다(제주도북부앞바다, 제주도동부앞바다)',
      [
        ['HEAVY_RAIN', 'WARNING', ['EAST', 'NORTH_HILLS']],
        ['HIGH_WAVES', 'ADVISORY', ['SEA_NORTH', 'SEA_EAST', 'SEA_SOUTH', 'SEA_WEST']],
      ],
    ],
    ['o 대설주의보 : 제주도(산지, 추자도 제외)', [['HEAVY_SNOW', 'ADVISORY', HILLS_AND_LOW]]],
    ['o 태풍경보 : 제주도, 전라남도(거문도.초도)', [['TYPHOON', 'WARNING', ['MOUNTAIN', ...HILLS_AND_LOW, 'CHUJA']]]],
    // A part that is not known yet counts as all of the land.
    ['o 호우주의보 : 제주도(새구역)', [['HEAVY_RAIN', 'ADVISORY', ['MOUNTAIN', ...HILLS_AND_LOW, 'CHUJA']]]],
    ['o 열대야주의보 : 제주도\no 폭염중대경보 : 제주도(제주도동부)', [['HEAT_WAVE', 'WARNING', ['EAST']]]],
    ['o 건조경보 : 강원도(강릉), 경상북도(포항)', []],
  ])('%s', (t6, expected) => {
    expect(read(t6).map(({ kind, level, zones }) => [kind, level, zones])).toEqual(expected)
  })

  it.each(['', '점검 중입니다', 'o 강풍 : 제주도'])('what cannot be read is no good news: %s', (t6) => {
    expect(() => read(t6)).toThrow('cannot be read')
  })

  it('an answer without a time is refused', () => {
    expect(() => readWarnings([{ t6: 'o 없음', tmFc: '2026' }])).toThrow('when')
    expect(() => readWarnings([])).toThrow('when')
  })
})
