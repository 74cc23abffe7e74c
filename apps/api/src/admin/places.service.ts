import type { StaffPlaceChanges, StaffPlaceDraft } from '@honjeo/contract/admin/places'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { appError } from '../lib/errors.ts'
import { tiersOf } from '../places/search-conditions.queries.ts'
import { readingsOf } from '../places/search/readings.ts'
import { changedFacts } from './audit.queries.ts'
import { requireSoundPlace } from './place-faults.ts'
import {
  insertPlace,
  isPhotoOfPlace,
  listFoundPlaces,
  listPlacesByNumber,
  lockPlace,
  updateCoverChoice,
  updatePlace,
  type PlaceValues,
} from './places.queries.ts'
import type { StaffAct } from './staff-act.ts'

interface PlaceQuery {
  q?: string
  hidden?: boolean
  size?: number
  cursor?: string
}

/** Those that a search finds, hidden ones among them; without words all, the highest number first. */
export function listPlaces(db: Db, { q = '', ...query }: PlaceQuery) {
  return q === '' ? listAllPlaces(db, query) : searchPlaces(db, q, query)
}

async function listAllPlaces(db: Db, { hidden, size = PAGE_SIZE_DEFAULT, cursor }: Omit<PlaceQuery, 'q'>) {
  const list = `staff-places:${hidden}`
  const [before] = decodeCursor(list, cursor, ['integer']) ?? []
  return toPage(
    await listPlacesByNumber(db, { hidden, before }, size + 1),
    size,
    (place) => place,
    ({ contentId }) => encodeCursor(list, [contentId]),
  )
}

async function searchPlaces(db: Db, q: string, { hidden, size = PAGE_SIZE_DEFAULT, cursor }: Omit<PlaceQuery, 'q'>) {
  const list = `staff-place-search:${JSON.stringify([q, hidden])}`
  const parts = decodeCursor(list, cursor, ['integer', 'integer', 'number', 'integer'])
  const after = parts && { reading: parts[0], tier: parts[1], score: parts[2], contentId: parts[3] }
  return toPage(
    await listFoundPlaces(db, readingsOf(q).map(tiersOf), { hidden, after }, size + 1),
    size,
    ({ reading: _reading, tier: _tier, score: _score, ...place }) => place,
    (row) => encodeCursor(list, [row.reading, row.tier, row.score, row.contentId]),
  )
}

/** What is left empty is unknown. */
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as T

/** Answers the new place's number. */
export async function addPlace({ tx, audit }: StaffAct, { note, ...draft }: StaffPlaceDraft): Promise<number> {
  const values: PlaceValues = { indoor: false, soloScore: 50, ...withoutBlanks(draft) }
  requireSoundPlace(values)
  const contentId = await insertPlace(tx, values)
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

export async function changePlace(
  { tx, audit, now }: StaffAct,
  contentId: number,
  { note, hidden, ...changes }: StaffPlaceChanges,
): Promise<void> {
  const place = await lockPlace(tx, contentId)
  if (!place) throw appError('STAFF_TARGET_NOT_FOUND')
  const state = { ...place, hidden: place.hiddenAt !== null }
  const wanted = { ...withoutBlanks(changes), ...(hidden === undefined ? {} : { hidden }) }
  const { isChanged, before, after } = changedFacts(state, wanted)
  if (!isChanged) return
  requireSoundPlace({ ...state, ...wanted })
  const { hidden: isHiddenNow, cover, ...values } = after
  const visibility = isHiddenNow === undefined ? {} : { hiddenAt: isHiddenNow ? now.toISOString() : null }
  if (typeof cover === 'string') await chooseCover(tx, contentId, cover)
  await updatePlace(tx, contentId, { ...values, ...visibility })
  await audit({ action: 'PLACE_UPDATE', targetType: 'PLACE', targetId: contentId, before, after, note })
}
