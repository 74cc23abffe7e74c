import { setImmediate } from 'node:timers/promises'
import type { PlaceDay } from '@honjeo/contract/places'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { openStateAt } from '@honjeo/contract/values/open-state'
import { placeDayOf, placeHoursOf } from '@honjeo/planner/opening/place-day'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '@honjeo/bus/bus'
import { createHeldReading } from '@honjeo/bus/held-reading'
import type { Db } from '../../db/client.ts'
import type { IslandRules } from '../../island-rules/island-rules.ts'
import { type Clock, koreanDay, koreanMinute } from '../../lib/clock.ts'
import { listHours, type HoursRow } from './hours.queries.ts'

/** Carries that staff changed a place, to all servers. */
export const PLACES_CHANGED = 'places:changed'
/** What an import changed is known after this time at the latest. */
const FRESH_MS = 30_000
/** How many places are read without giving way to other requests, some milliseconds' worth. */
const AT_ONCE = 100

/** The hours of places today, as this server knows them. */
export interface PlaceHoursToday {
  /** Returns each row with its hours; one that the server does not know yet stays without. */
  withToday<Row extends { contentId: number }>(rows: readonly Row[]): Promise<(Row & { today?: PlaceDay })[]>
  /** Whether a place is open now; null: not known. */
  openNow(): Promise<(contentId: number) => boolean | null>
  /** Returns the ids of all that are known to be open now. */
  openIds(): Promise<readonly number[]>
}

/** A place with its day, once a client asked for it. */
interface Known {
  row: HoursRow
  text: string
  day?: { rules: readonly IslandRule[]; today: PlaceDay }
}

interface PlaceHoursOptions {
  db: Db
  bus: Bus
  clock: Clock
  rules: IslandRules
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function createPlaceHours({ db, bus, clock, rules, log }: PlaceHoursOptions): Promise<PlaceHoursToday> {
  const held = await createHeldReading<ReadonlyMap<number, Known>>({
    async read(before) {
      const rows = await listHours(db)
      return new Map(
        rows.map((row) => {
          const text = JSON.stringify(row)
          const same = before?.get(row.contentId)
          return [row.contentId, same?.text === text ? same : { row, text }]
        }),
      )
    },
    channel: PLACES_CHANGED,
    freshMs: FRESH_MS,
    bus,
    log,
  })
  let open: { key: string; known: ReadonlyMap<number, Known>; rules: readonly IslandRule[]; ids: number[] } | undefined

  function dayOf(known: Known, date: string, inForce: readonly IslandRule[]): PlaceDay {
    if (known.day?.rules !== inForce || known.day.today.date !== date) {
      const { hoursCheckedOn, isDoubted, ...place } = known.row
      const today = placeDayOf(placeHoursOf(place, inForce), date, hoursCheckedOn)
      // Rules of the island, which two of staff have confirmed, hold whatever members say of the hours.
      known.day = { rules: inForce, today: isDoubted && !today.isKnown ? { ...today, isDoubted } : today }
    }
    return known.day.today
  }

  async function read() {
    const now = clock.now()
    return {
      known: await held(),
      inForce: await rules.current(),
      date: koreanDay(now),
      minute: koreanMinute(now),
    }
  }

  return {
    async withToday(rows) {
      const { known, inForce, date } = await read()
      return rows.map((row) => {
        const found = known.get(row.contentId)
        return found === undefined ? row : { ...row, today: dayOf(found, date, inForce) }
      })
    },
    async openNow() {
      const { known, inForce, date, minute } = await read()
      return (contentId) => {
        const found = known.get(contentId)
        const { state } = found ? openStateAt(dayOf(found, date, inForce), minute) : { state: 'UNKNOWN' as const }
        return state === 'UNKNOWN' || state === 'DOUBTED' ? null : state === 'OPEN'
      }
    },
    async openIds() {
      const { known, inForce, date, minute } = await read()
      const key = `${date} ${minute}`
      if (open?.key === key && open.known === known && open.rules === inForce) return open.ids
      const ids: number[] = []
      let count = 0
      for (const [contentId, each] of known) {
        const isNew = each.day?.today.date !== date
        if (openStateAt(dayOf(each, date, inForce), minute).state === 'OPEN') ids.push(contentId)
        if (isNew && ++count % AT_ONCE === 0) await setImmediate()
      }
      open = { key, known, rules: inForce, ids }
      return ids
    },
  }
}
