import type { StaffPlaceDetail, StaffPlaceDraft } from '@honjeo/contract/admin/places'
import { CONTENT_TYPE_IDS, type ContentTypeId, type Region } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/text/sendable-text.ts'

/** What may be empty. */
export const OPTIONAL_TEXTS = [
  'tel',
  'homepage',
  'openTime',
  'restDate',
  'parking',
  'fee',
  'period',
  'eventStart',
  'eventEnd',
] as const
export type OptionalText = (typeof OPTIONAL_TEXTS)[number]

const REQUIRED_TEXTS = ['title', 'addr1', 'overview'] as const
const NUMBERS = ['lat', 'lng', 'soloScore'] as const

/** A place as it is in the form, numbers as they are typed. */
export type PlaceValues = Record<OptionalText | (typeof REQUIRED_TEXTS)[number] | (typeof NUMBERS)[number], string> & {
  contentTypeId: ContentTypeId
  region: Region
  indoor: boolean
}

export const NO_PLACE: PlaceValues = {
  contentTypeId: CONTENT_TYPE_IDS[0],
  title: '',
  addr1: '',
  region: 'JEJU_SI',
  lat: '',
  lng: '',
  overview: '',
  tel: '',
  homepage: '',
  openTime: '',
  restDate: '',
  parking: '',
  fee: '',
  period: '',
  eventStart: '',
  eventEnd: '',
  indoor: false,
  soloScore: '50',
}

export function valuesOf(place: StaffPlaceDetail): PlaceValues {
  const optional = Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, place[name] ?? '']))
  const { contentTypeId, title, addr1, region, overview, indoor } = place
  const numbers = { lat: String(place.lat), lng: String(place.lng), soloScore: String(place.soloScore) }
  return { ...NO_PLACE, ...optional, ...numbers, contentTypeId, title, addr1, region, overview, indoor }
}

type PlaceFields = Required<Omit<StaffPlaceDraft, 'note'>>

/** Returns the fields as the server takes them; a number that is none becomes NaN. */
function fieldsOf(values: PlaceValues): PlaceFields {
  const texts = Object.fromEntries(REQUIRED_TEXTS.map((name) => [name, sendableText(values[name])]))
  const optional = Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, sendableText(values[name]) || null]))
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, toNumber(values[name])]))
  const { contentTypeId, region, indoor } = values
  return { contentTypeId, region, indoor, ...texts, ...optional, ...numbers } as PlaceFields
}

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** The reason why a field cannot be sent as it is. */
export type Flaw = 'missing' | 'notANumber'

export function flawsOf(values: PlaceValues): Partial<Record<keyof PlaceValues, Flaw>> {
  const fields = fieldsOf(values)
  return Object.fromEntries([
    ...REQUIRED_TEXTS.filter((name) => fields[name] === '').map((name) => [name, 'missing']),
    ...NUMBERS.filter((name) => !Number.isFinite(fields[name])).map((name) => [name, 'notANumber']),
  ])
}

export const draftOf = (values: PlaceValues, note: string): StaffPlaceDraft => ({ ...fieldsOf(values), note })

/** The fields that are not as they were, and those alone: an import leaves alone what staff have changed. */
export function changesOf(place: StaffPlaceDetail, values: PlaceValues): Partial<PlaceFields> {
  const before = fieldsOf(valuesOf(place))
  const changed = Object.entries(fieldsOf(values)).filter(
    ([name, value]) => value !== before[name as keyof PlaceFields],
  )
  return Object.fromEntries(changed)
}
