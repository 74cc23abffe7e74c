import { isOnJeju } from '@honjeo/catalogue/bounds'
import type { CataloguePlace } from '@honjeo/catalogue/place'
import { regionOfAddress } from '@honjeo/catalogue/region'
import { ID_MAX } from '@honjeo/contract/values/limits'
import type { ContentTypeId, Region } from '@honjeo/contract/values/enums'
import { field, type Row } from './answer.ts'
import { photoOf, type Photo } from './photo.ts'
import { oneLine, phoneOf, titleOf } from './text.ts'

/** The scores 0–100 of how easily one enjoys a kind of place alone, by the service's classes (lclsSystm); the longest prefix counts. */
const SCORES = new Map([
  ['NA', 76], // nature
  ['NA0101', 80], // oreum, mountains
  ['NA0209', 78], // beaches
  ['NA0407', 80], // gardens
  ['HS', 72], // history
  ['VE', 76], // culture
  ['EX', 62], // hands-on
  ['LS', 56], // sports
  ['LS0119', 84], // walking routes
  ['AC', 60], // stays
  ['AC05', 42], // camping
  ['AC06', 80], // hostels, guesthouses
  ['FD', 62], // food
  ['FD05', 82], // cafés
  ['SH', 55], // shopping
  ['SH04', 20], // branches of chains: outlets, drugstores
  ['SH06', 76], // markets
  ['EV', 64], // festivals
])
const UNKNOWN = 50

function soloScoreOf(classCode: string): number {
  for (let length = classCode.length; length > 0; length--) {
    const score = SCORES.get(classCode.slice(0, length))
    if (score !== undefined) return score
  }
  return UNKNOWN
}

/** The facts that a row of any list says about a place. */
export interface ListedPlace extends Pick<
  CataloguePlace,
  'contentId' | 'contentTypeId' | 'title' | 'addr1' | 'region' | 'lat' | 'lng'
> {
  photo: Photo | null
  /** The phone; only festivals come with one and with days. */
  tel: string | null
  days: { start: string; end: string } | null
  modified: string | null
  soloScore: number
}

/** The types that have rows on Jeju; the service's own courses (25) have none. */
export const LISTED_TYPES = [12, 14, 15, 28, 32, 38, 39] as const satisfies readonly ContentTypeId[]
const SPORTS = 28
const COURSES = 25
const WALKING_ROUTES = 'LS011900'

/** The cities by both forms of the code: with and without the province. */
const CITIES = new Map<string, [region: Region, address: string]>([
  ['110', ['JEJU_SI', '제주특별자치도 제주시']],
  ['50110', ['JEJU_SI', '제주특별자치도 제주시']],
  ['130', ['SEOGWIPO_SI', '제주특별자치도 서귀포시']],
  ['50130', ['SEOGWIPO_SI', '제주특별자치도 서귀포시']],
])

/** Returns our category of a place: walking routes, which the service has among sports, are courses. */
function typeOf(serviceType: number, classCode: string): ContentTypeId | undefined {
  if (serviceType === SPORTS && classCode === WALKING_ROUTES) return COURSES
  return LISTED_TYPES.find((type) => type === serviceType)
}

/** Returns the type by which the service knows a place of this category. */
export const serviceTypeOf = (type: number) => (type === COURSES ? SPORTS : type)

export function contentIdOf(row: Row): number | undefined {
  const id = Number(field(row, 'contentid'))
  return Number.isInteger(id) && id >= 1 && id <= ID_MAX ? id : undefined
}

/** Returns `yyyyMMddHHmmss` in Korea, which text order sorts right. */
export function modifiedOf(row: Row): string | null {
  const modified = field(row, 'modifiedtime')
  return /^\d{14}$/.test(modified) ? modified : null
}

/** Returns the place, or the reason why it cannot be shown. */
export function listedPlaceOf(row: Row): ListedPlace | string {
  const classCode = field(row, 'lclsSystm3') || field(row, 'lclsSystm2') || field(row, 'lclsSystm1')
  const contentId = contentIdOf(row)
  const contentTypeId = typeOf(Number(field(row, 'contenttypeid')), classCode)
  const title = titleOf(field(row, 'title'))
  if (contentId === undefined || contentTypeId === undefined || title === null) return 'no number, category or title'
  const [lat, lng] = [Number(field(row, 'mapy')), Number(field(row, 'mapx'))]
  if (!isOnJeju(lat, lng)) return 'its position is not on Jeju'
  const city = CITIES.get(field(row, 'lDongSignguCd'))
  const addr1 = oneLine(field(row, 'addr1')) ?? city?.[1] ?? ''
  const region = regionOfAddress(addr1) ?? city?.[0]
  if (region === undefined) return 'its address is not on Jeju'
  return {
    contentId,
    contentTypeId,
    title,
    addr1,
    region,
    lat,
    lng,
    photo: photoOf(field(row, 'firstimage'), field(row, 'cpyrhtDivCd')),
    tel: phoneOf(field(row, 'tel')),
    days: daysOf(row),
    modified: modifiedOf(row),
    soloScore: soloScoreOf(classCode),
  }
}

function daysOf(row: Row): ListedPlace['days'] {
  const [start, end] = [dayOf(field(row, 'eventstartdate')), dayOf(field(row, 'eventenddate'))]
  return start !== null && end !== null && start <= end ? { start, end } : null
}

/** Returns `yyyyMMdd` as `YYYY-MM-DD`; null when there is no such day. */
function dayOf(digits: string): string | null {
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day.length === 10 ? day : null
}
