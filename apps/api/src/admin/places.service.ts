import type { adminPlacesRoutes } from '@honjeo/contract/admin/places'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { StaffPlaceChanges, StaffPlaceDraft } from '@honjeo/contract/admin/places'
import type { StayFact } from '@honjeo/contract/stay-facts'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { LODGING } from '@honjeo/contract/values/stay-facts'
import type { Db } from '../db/client.ts'
import { hintAfterCommit } from '../db/commit-hints.ts'
import { closeNotes, settleDoubts } from '../places/hours/hours-doubts.queries.ts'
import { PLACES_CHANGED } from '../places/hours/place-hours.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { koreanDay } from '../lib/clock.ts'
import { replaceStayFacts } from '../records/stay-facts.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { tiersOf } from '../places/search-conditions.queries.ts'
import { readingsOf } from '@honjeo/hangul-search/reading'
import { changedFacts } from './audit.queries.ts'
import {
  insertPlace,
  isPhotoOfPlace,
  listFoundPlaces,
  listPlacesByNumber,
  lockPlace,
  updateCoverChoice,
  updateDoubt,
  updatePlace,
  type PlaceValues,
} from './places.queries.ts'
import type { StaffAct } from './staff-act.ts'
import { isOnJeju } from '@honjeo/catalogue/bounds'
import { regionOfAddress } from '@honjeo/catalogue/region'
import type { ContentTypeId, Region } from '@honjeo/contract/values/enums'

interface Place {
  addr1: string
  region: Region
  lat: number
  lng: number
  homepage?: string | null | undefined
  eventStart?: string | null | undefined
  eventEnd?: string | null | undefined
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** The faults that no field by itself can show; see the rules of `packages/catalogue`. */
const RULES: readonly (readonly [field: keyof Place, sentence: Sentence, holds: (place: Place) => boolean])[] = [
  ['lat', say('OFF_THE_ISLAND'), ({ lat, lng }) => isOnJeju(lat, lng)],
  ['region', say('REGION_OF_ADDRESS'), ({ addr1, region }) => (regionOfAddress(addr1) ?? region) === region],
  ['homepage', say('HOMEPAGE'), ({ homepage }) => !homepage || isWebAddress(homepage)],
  [
    'eventEnd',
    say('END_BEFORE_START'),
    ({ eventStart, eventEnd }) => !eventStart || !eventEnd || eventStart <= eventEnd,
  ],
]

/** Throws INVALID_INPUT with a sentence for each thing that is wrong with a place as a whole. */
function requireSoundPlace(place: Place): void {
  const faults = RULES.filter(([, , holds]) => !holds(place))
  if (faults.length === 0) return
  throw appError('INVALID_INPUT', { fields: Object.fromEntries(faults.map(([field, sentence]) => [field, sentence])) })
}

type PlaceQuery = QueryOf<(typeof adminPlacesRoutes)['GET /api/admin/places']>

/** Returns the places that a search finds, hidden ones among them; without words all, the highest number first. */
export function listPlaces(db: Db, { q = '', ...query }: PlaceQuery) {
  return q === '' ? listAllPlaces(db, query) : searchPlaces(db, q, query)
}

async function listAllPlaces(db: Db, { hidden, size = PAGE_SIZE_DEFAULT, cursor }: Omit<PlaceQuery, 'q'>) {
  const list = `staff-places:${hidden}`
  const [before] = decodeCursor(list, cursor, ['integer']) ?? []
  return toPage(await listPlacesByNumber(db, { hidden, before }, size + 1), size, ({ contentId }) =>
    encodeCursor(list, [contentId]),
  )
}

async function searchPlaces(db: Db, q: string, { hidden, size = PAGE_SIZE_DEFAULT, cursor }: Omit<PlaceQuery, 'q'>) {
  const list = `staff-place-search:${JSON.stringify([q, hidden])}`
  const parts = decodeCursor(list, cursor, ['integer', 'integer', 'number', 'integer'])
  const after = parts && { reading: parts[0], tier: parts[1], score: parts[2], contentId: parts[3] }
  return toPage(
    await listFoundPlaces(db, readingsOf(q).map(tiersOf), { hidden, after }, size + 1),
    size,
    (row) => encodeCursor(list, [row.reading, row.tier, row.score, row.contentId]),
    ({ reading: _reading, tier: _tier, score: _score, ...place }) => place,
  )
}

/** What is left empty is unknown. */
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as T

/** Answers the new place's number. */
export async function addPlace({ tx, audit, now }: StaffAct, { note, ...draft }: StaffPlaceDraft): Promise<number> {
  const values: PlaceValues = { indoor: false, soloScore: 50, ...withoutBlanks(draft) }
  requireSoundPlace(values)
  const contentId = await insertPlace(tx, { ...values, ...hoursChecked(values, now) })
  hintAfterCommit(tx, { channel: PLACES_CHANGED, payload: String(contentId) })
  await audit({ action: 'PLACE_CREATE', targetType: 'PLACE', targetId: contentId, after: { ...values }, note })
  return contentId
}

/** The place is locked, as it is while one of its reviews goes out of sight: none does so in between. */
async function chooseCover(tx: Db, contentId: number, cover: string): Promise<void> {
  if (cover !== 'BEST' && cover !== 'NONE' && !(await isPhotoOfPlace(tx, contentId, cover))) {
    throw appError('INVALID_INPUT', {
      fields: { cover: say('COVER_OF_PLACE') },
    })
  }
  await updateCoverChoice(tx, contentId, cover)
}

/** Adds the day of the check to new hours: who changes them has compared them with what the place says. */
const hoursChecked = (values: { openTime?: unknown; restDate?: unknown }, now: Date) =>
  values.openTime === undefined && values.restDate === undefined ? {} : { hoursCheckedOn: koreanDay(now) }

async function decideOnDoubt(tx: Db, contentId: number, isDoubted: boolean, now: string): Promise<void> {
  if (!isDoubted) await settleDoubts(tx, contentId, now)
  await updateDoubt(tx, contentId, isDoubted, now)
}

/** Returns them in the order in which they are answered, each once, and throws for one that was looked up on a day to come. */
function soundStayFacts(facts: readonly StayFact[], contentTypeId: ContentTypeId, today: string): StayFact[] {
  const fault = (message: Sentence) => appError('INVALID_INPUT', { fields: { stayFacts: message } })
  if (contentTypeId !== LODGING && facts.length > 0) throw fault(say('STAY_FACTS_OF_STAY'))
  if (new Set(facts.map(({ fact }) => fact)).size < facts.length) throw fault(say('STAY_FACT_TWICE'))
  if (facts.some(({ checkedOn }) => checkedOn > today)) throw fault(say('CHECKED_TO_COME'))
  return facts.toSorted((a, b) => (a.fact < b.fact ? -1 : 1))
}

export async function changePlace(
  { tx, audit, now }: StaffAct,
  contentId: number,
  { note, hidden, ...changes }: StaffPlaceChanges,
): Promise<void> {
  const place = await lockPlace(tx, contentId)
  if (!place) throw appError('STAFF_TARGET_NOT_FOUND')
  const state = { ...place, hidden: place.hiddenAt !== null }
  const { stayFacts } = changes
  const wanted = {
    ...withoutBlanks(changes),
    ...(hidden === undefined ? {} : { hidden }),
    ...(stayFacts && {
      stayFacts: soundStayFacts(stayFacts, changes.contentTypeId ?? place.contentTypeId, koreanDay(now)),
    }),
  }
  const { isChanged, before, after } = changedFacts(state, wanted)
  if (!isChanged) return
  requireSoundPlace({ ...state, ...wanted })
  const { hidden: isHiddenNow, cover, hoursDoubted, stayFacts: _facts, ...values } = after
  const visibility = isHiddenNow === undefined ? {} : { hiddenAt: isHiddenNow ? now.toISOString() : null }
  if (typeof cover === 'string') await chooseCover(tx, contentId, cover)
  const checked = hoursChecked(hoursDoubted === false ? state : values, now)
  // New hours end what was doubted of the old ones, by a trigger.
  if ('hoursCheckedOn' in checked) await closeNotes(tx, contentId, now.toISOString())
  await updatePlace(tx, contentId, { ...values, ...visibility }, checked)
  if (wanted.stayFacts !== undefined) await replaceStayFacts(tx, contentId, wanted.stayFacts)
  if (typeof hoursDoubted === 'boolean') await decideOnDoubt(tx, contentId, hoursDoubted, now.toISOString())
  hintAfterCommit(tx, { channel: PLACES_CHANGED, payload: String(contentId) })
  await audit({ action: 'PLACE_UPDATE', targetType: 'PLACE', targetId: contentId, before, after, note })
}
