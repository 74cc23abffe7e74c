import { WARNING_ZONES, type WarningKind, type WarningLevel, type WarningZone } from '@honjeo/contract/values/weather'
import { type DataRow, field } from './answer.ts'
import { OpenDataFailure } from './failure.ts'

export const WARNINGS_PATH = '/1360000/WthrWrnInfoService/getPwnStatus'

/** Warnings of one kind and level, and all parts of Jeju where they are in force. */
export interface Warning {
  kind: WarningKind
  level: WarningLevel
  zones: WarningZone[]
}

export interface Warnings {
  announcedAt: string
  warnings: Warning[]
}

const KINDS = new Map<string, WarningKind>([
  ['강풍', 'STRONG_WIND'],
  ['호우', 'HEAVY_RAIN'],
  ['대설', 'HEAVY_SNOW'],
  ['풍랑', 'HIGH_WAVES'],
  ['태풍', 'TYPHOON'],
  ['폭풍해일', 'STORM_SURGE'],
  ['한파', 'COLD_WAVE'],
  ['폭염', 'HEAT_WAVE'],
  ['건조', 'DRY_AIR'],
  ['황사', 'YELLOW_DUST'],
])
const SEA: readonly WarningZone[] = ['SEA_NORTH', 'SEA_EAST', 'SEA_SOUTH', 'SEA_WEST']
const LAND: readonly WarningZone[] = WARNING_ZONES.filter((zone) => !SEA.includes(zone))
const LOW_CITY: readonly WarningZone[] = ['NORTH', 'EAST', 'WEST', 'NORTH_HILLS']
const LOW_SOUTH: readonly WarningZone[] = ['SOUTH', 'EAST', 'WEST', 'SOUTH_HILLS']

/** Names of the service's regions, those of before 2026 and since; the longest that a name begins with counts. */
const REGIONS: readonly (readonly [name: string, zones: readonly WarningZone[]])[] = [
  ['제주도산지', ['MOUNTAIN']],
  ['산지', ['MOUNTAIN']],
  ['제주도북부중산간', ['NORTH_HILLS']],
  ['제주도남부중산간', ['SOUTH_HILLS']],
  ['제주도중산간', ['NORTH_HILLS', 'SOUTH_HILLS']],
  ['중산간', ['NORTH_HILLS', 'SOUTH_HILLS']],
  ['제주도북부앞바다', ['SEA_NORTH']],
  ['제주도동부앞바다', ['SEA_EAST']],
  ['제주도남부앞바다', ['SEA_SOUTH']],
  ['제주도서부앞바다', ['SEA_WEST']],
  ['제주도앞바다', SEA],
  ['제주도전해상', SEA],
  // The open sea is where no walk and no boat of a plan goes.
  ['제주도먼바다', []],
  ['제주도남쪽먼바다', []],
  ['제주도남쪽바깥먼바다', []],
  ['제주도남쪽안쪽먼바다', []],
  ['제주도남동쪽안쪽먼바다', []],
  ['제주도남서쪽안쪽먼바다', []],
  ['제주도북부', ['NORTH']],
  ['제주도동부', ['EAST']],
  ['제주도남부', ['SOUTH']],
  ['제주도서부', ['WEST']],
  ['북부중산간', ['NORTH_HILLS']],
  ['남부중산간', ['SOUTH_HILLS']],
  ['북부', ['NORTH']],
  ['동부', ['EAST']],
  ['남부', ['SOUTH']],
  ['서부', ['WEST']],
  ['제주시서부', ['WEST']],
  ['제주시북부', ['NORTH']],
  ['제주시동부', ['EAST']],
  ['제주시중산간', ['NORTH_HILLS']],
  ['제주시', LOW_CITY],
  ['서귀포시서부', ['WEST']],
  ['서귀포시남부', ['SOUTH']],
  ['서귀포시동부', ['EAST']],
  ['서귀포시중산간', ['SOUTH_HILLS']],
  ['서귀포시', LOW_SOUTH],
  ['추자도', ['CHUJA']],
]

/** A part of Jeju that no name above says counts as all of it: a warning is rather shown where none is than the other way round. */
function zonesOfName(name: string): readonly WarningZone[] {
  const known = REGIONS.filter(([start]) => name.startsWith(start)).toSorted(([a], [b]) => b.length - a.length)[0]
  if (known !== undefined) return known[1]
  return name.includes('바다') || name.includes('해상') ? SEA : LAND
}

/** The pattern of a region, with what is in brackets behind its name. */
const REGION = /([^,()]+)(?:\(([^()]*)\))?/g
const WITHOUT = '제외'

function zonesOf(regions: string): WarningZone[] {
  const zones = new Set<WarningZone>()
  for (const [, outside = '', inside] of regions.replaceAll(/[ \r\n]/g, '').matchAll(REGION)) {
    // 제주도(추자도제외) is all but a part; of a sea, of which parts have no zone of their own, all of it counts then.
    const isJeju = /^(?:제주|서귀포시|추자도)/.test(outside)
    if (!isJeju) continue
    const parts = inside?.split(',') ?? []
    const isWhole = outside === '제주도' || outside === '제주특별자치도' || outside === '제주'
    if (!isWhole || parts.length === 0) {
      for (const zone of isWhole ? LAND : zonesOfName(outside)) zones.add(zone)
      continue
    }
    const isAllBut = parts.at(-1)?.endsWith(WITHOUT) === true
    const named = parts.flatMap((part) => [...zonesOfName(part.replace(WITHOUT, ''))])
    for (const zone of isAllBut ? LAND.filter((each) => !named.includes(each)) : named) zones.add(zone)
  }
  return WARNING_ZONES.filter((zone) => zones.has(zone))
}

/** The pattern of where the regions of a warning begin: `o 강풍주의보 : …o 풍랑경보 : …`, on one line or on several. */
const BEGINNING =
  /(강풍|호우|대설|풍랑|태풍|폭풍해일|지진해일|한파|폭염|건조|황사|열대야|안개)(주의보|경보|중대경보) {0,3}:/g

/** Returns the instant of `202608222100`, in Korea. */
function instantOf(text: string): string | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const at = `${year}-${month}-${day}T${hour}:${minute}:00+09:00`
  return Number.isNaN(Date.parse(at)) ? undefined : new Date(at).toISOString()
}

/** Reads what is in force by the newest row; throws `OpenDataFailure` where that cannot be read. Preliminary warnings are none yet. */
export function readWarnings(rows: readonly DataRow[]): Warnings {
  const newest = rows.toSorted((a, b) => (field(a, 'tmFc') < field(b, 'tmFc') ? 1 : -1))[0]
  const announcedAt = newest === undefined ? undefined : instantOf(field(newest, 'tmFc'))
  if (newest === undefined || announcedAt === undefined)
    throw new OpenDataFailure('passing', 'the answer does not say when warnings were announced')
  const text = field(newest, 't6')
  const beginnings = [...text.matchAll(BEGINNING)]
  if (beginnings.length === 0 && !/없 {0,2}음/.test(text))
    throw new OpenDataFailure('passing', 'the warnings in force cannot be read')

  const byKey = new Map<string, Warning>()
  for (const [index, match] of beginnings.entries()) {
    const kind = KINDS.get(match[1] ?? '')
    if (kind === undefined) continue
    const level: WarningLevel = match[2] === '주의보' ? 'ADVISORY' : 'WARNING'
    // The next warning begins with a mark that belongs to it.
    const regions = text.slice(match.index + match[0].length, beginnings[index + 1]?.index).replace(/o\s?$/, '')
    const zones = zonesOf(regions)
    const before = byKey.get(`${kind} ${level}`)?.zones ?? []
    if (zones.length === 0) continue
    const all = WARNING_ZONES.filter((zone) => zones.includes(zone) || before.includes(zone))
    byKey.set(`${kind} ${level}`, { kind, level, zones: all })
  }
  return { announcedAt, warnings: [...byKey.values()] }
}
