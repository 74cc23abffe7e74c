import type { HelpPoint } from '@honjeo/contract/help-points'
import type { HelpKind } from '@honjeo/contract/values/help-kinds'
import { HELP_ADDRESS_MAX, HELP_NAME_MAX, HELP_SPOT_MAX } from '@honjeo/contract/values/limits'
import { field, type DataRow } from './answer.ts'
import { dayOf, phoneOf, positionOf, textOf, weekOf } from './help-fields.ts'

/** A row that was understood; its data set says who says so. */
export interface ImportedPoint extends Omit<HelpPoint, 'source' | 'dataDate' | 'isRough'> {
  /** The key by which the data set calls it. */
  key: string
  /** The day of the data, where the row names it. */
  day: string | null
}

/** A data set: what is asked of the portal, and what its rows mean. */
export interface DataSet {
  name: string
  kind: HelpKind
  source: HelpPoint['source']
  /** The path below the portal's address. */
  path: string
  /** The questions, each on its own, such as one city. */
  questions: readonly Readonly<Record<string, string>>[]
  /** The number of rows of a page; what a service gives at most. */
  pageSize: number
  /** Returns null where it cannot be shown, as it has no position on Jeju or no name. */
  read(row: DataRow): ImportedPoint | null
}

const JEJU = '제주특별자치도'
const portal = (id: number) => `https://www.data.go.kr/data/${id}/openapi.do`
const WGS84 = { lat: ['wgs84Lat'], lng: ['wgs84Lon'], east: [], north: [] }
const key = (...parts: (string | null)[]) =>
  parts
    .map((part) => part ?? '')
    .join('|')
    .slice(0, 300)

/** Emergency rooms and pharmacies have one form. */
function readInstitution(row: DataRow, kind: HelpKind, phoneFields: readonly string[]): ImportedPoint | null {
  const [name, at] = [textOf(row, ['dutyName'], HELP_NAME_MAX), positionOf(row, WGS84)]
  if (name === null || at === null) return null
  return {
    kind,
    key: field(row, 'hpid') || key(name, textOf(row, ['dutyAddr'], HELP_ADDRESS_MAX)),
    name,
    address: textOf(row, ['dutyAddr'], HELP_ADDRESS_MAX),
    phone: phoneFields.map((each) => phoneOf(field(row, each))).find((phone) => phone !== null) ?? null,
    ...at,
    spot: null,
    hours: kind === 'PHARMACY' ? mutable(weekOf(row)) : null,
    day: null,
  }
}

const mutable = (week: ReturnType<typeof weekOf>) => (week === null ? null : [...week])

/** 국립중앙의료원: emergency rooms. `dutyTel3` is the room's own line. */
const EMERGENCY_ROOMS: DataSet = {
  name: 'nmc-emergency',
  kind: 'EMERGENCY_ROOM',
  source: { name: '국립중앙의료원 전국 응급의료기관 정보', url: portal(15_000_563) },
  path: '/B552657/ErmctInfoInqireService/getEgytListInfoInqire',
  questions: [{ Q0: JEJU }],
  pageSize: 100,
  read: (row) => readInstitution(row, 'EMERGENCY_ROOM', ['dutyTel3', 'dutyTel1']),
}

/** 국립중앙의료원: pharmacies with their hours. */
const PHARMACIES: DataSet = {
  name: 'nmc-pharmacy',
  kind: 'PHARMACY',
  source: { name: '국립중앙의료원 전국 약국 정보', url: portal(15_000_576) },
  path: '/B552657/ErmctInsttInfoInqireService/getParmacyListInfoInqire',
  questions: [{ Q0: JEJU }],
  pageSize: 100,
  read: (row) => readInstitution(row, 'PHARMACY', ['dutyTel1']),
}

/** 국립중앙의료원: defibrillators. The name and the line of who looks after one are a person's, and are left out. */
const AEDS: DataSet = {
  name: 'nmc-aed',
  kind: 'AED',
  source: { name: '국립중앙의료원 전국 자동심장충격기(AED) 정보', url: portal(15_000_652) },
  path: '/B552657/AEDInfoInqireService/getEgytAedManageInfoInqire',
  questions: [
    { Q0: JEJU, Q1: '제주시' },
    { Q0: JEJU, Q1: '서귀포시' },
  ],
  pageSize: 100,
  read(row) {
    const [name, at] = [textOf(row, ['org'], HELP_NAME_MAX), positionOf(row, WGS84)]
    if (name === null || at === null) return null
    const address = textOf(row, ['buildAddress'], HELP_ADDRESS_MAX)
    const spot = textOf(row, ['buildPlace'], HELP_SPOT_MAX)
    const serial = field(row, 'serialSeq')
    return {
      kind: 'AED',
      key: serial || key(name, address, spot, field(row, 'model')),
      name,
      address,
      phone: phoneOf(field(row, 'clerkTel')),
      ...at,
      spot,
      hours: null,
      day: null,
    }
  },
}

/** 행정안전부, 15155046: the portal says EPSG:5174, and answers of 2026 have degrees beside it or in its stead. */
const BELLS: DataSet = {
  name: 'mois-bells',
  kind: 'EMERGENCY_BELL',
  source: { name: '행정안전부 안전비상벨위치정보', url: portal(15_155_046) },
  path: '/1741000/emergency_call_box_info/info',
  questions: [{ returnType: 'json', 'cond[LCTN_ROAD_NM_ADDR::LIKE]': JEJU }],
  pageSize: 100,
  read(row) {
    const at = positionOf(row, { lat: ['WGS84_LAT'], lng: ['WGS84_LOT'], east: ['CRD_INFO_X'], north: ['CRD_INFO_Y'] })
    const address = textOf(row, ['LCTN_ROAD_NM_ADDR', 'LCTN_LOTNO_ADDR'], HELP_ADDRESS_MAX)
    const name =
      textOf(row, ['INSTL_PSTN', 'INSTL_PLC_TYPE'], HELP_NAME_MAX) ?? address?.slice(0, HELP_NAME_MAX) ?? null
    if (at === null || name === null) return null
    return {
      kind: 'EMERGENCY_BELL',
      key: field(row, 'MNG_NO') || key(field(row, 'SFTY_EMRGNCBLL_MNG_NO'), address, name),
      name,
      address,
      // The office that looks after it: a bell is pressed, not called.
      phone: null,
      ...at,
      spot: textOf(row, ['INSTL_PLC_TYPE'], HELP_SPOT_MAX),
      hours: null,
      day: dayOf(field(row, 'DAT_CRTR_YMD')),
    }
  },
}

export const dataSets: readonly DataSet[] = [EMERGENCY_ROOMS, PHARMACIES, AEDS, BELLS]
