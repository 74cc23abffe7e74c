import type { HelpKind } from '@honjeo/contract/values/help-kinds'
import { HELP_ADDRESS_MAX, HELP_NAME_MAX, HELP_SPOT_MAX } from '@honjeo/contract/values/limits'
import type { DataRow } from './answer.ts'
import { field } from './answer.ts'
import type { ImportedPoint } from './data-sets.ts'
import { dayOf, phoneOf, positionOf, textOf } from './help-fields.ts'

/** The names of the columns in the portal's files, by the ministry's standard and by those who do not follow it. */
const COLUMNS = {
  key: ['관리번호', '안전비상벨관리번호', '연번', '번호', '순번'],
  name: [
    '시설명',
    '화장실명',
    '관광안내소명',
    '안내소명',
    '설치장소',
    '설치위치',
    '설치장소명',
    '장소명',
    '명칭',
    '업소명',
    '사업장명',
    '기관명',
    '보관함명',
  ],
  address: ['소재지도로명주소', '도로명주소', '소재지지번주소', '지번주소', '주소', '소재지', '소재지주소'],
  phone: ['전화번호', '연락처', '안내전화번호', '대표전화', '관리기관전화번호'],
  spot: ['상세위치', '세부위치', '설치위치상세', '위치설명', '설치장소유형'],
  day: ['데이터기준일자', '데이터기준일', '기준일자'],
} as const
const POSITION = {
  lat: ['WGS84위도', '위도', 'latitude', 'lat'],
  lng: ['WGS84경도', '경도', 'longitude', 'lng', 'lon'],
  east: ['좌표정보(X)', '좌표정보x(epsg5174)', '좌표정보X(EPSG5174)', 'X좌표', 'x'],
  north: ['좌표정보(Y)', '좌표정보y(epsg5174)', '좌표정보Y(EPSG5174)', 'Y좌표', 'y'],
}

const first = (row: DataRow, names: readonly string[]) =>
  names.map((name) => field(row, name)).find((text) => text !== '') ?? ''

/** Reads a row of a file of one kind; null where it cannot be shown. What a day is open is not taken from a file: each says it in its own words. */
export function readFileRow(kind: HelpKind, row: DataRow): ImportedPoint | null {
  const at = positionOf(row, POSITION)
  const address = textOf(row, COLUMNS.address, HELP_ADDRESS_MAX)
  const name = textOf(row, COLUMNS.name, HELP_NAME_MAX) ?? address?.slice(0, HELP_NAME_MAX) ?? null
  if (at === null || name === null) return null
  return {
    kind,
    key: `${first(row, COLUMNS.key)}|${name}|${at.lat},${at.lng}`.slice(0, 300),
    name,
    address,
    phone: phoneOf(first(row, COLUMNS.phone)),
    ...at,
    spot: textOf(row, COLUMNS.spot, HELP_SPOT_MAX),
    hours: null,
    day: dayOf(first(row, COLUMNS.day)),
  }
}
