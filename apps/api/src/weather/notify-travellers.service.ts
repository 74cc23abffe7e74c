import type { Bus } from '@honjeo/bus/bus'
import { say } from '@honjeo/contract/values/sentences'
import type { StoppingWarning } from '@honjeo/contract/values/weather'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { type Clock, koreanDay, koreanMinute } from '../lib/clock.ts'
import { notify } from '../notifications/notify.ts'
import { warningsAt } from './exposure.ts'
import { WEATHER_CHANGED } from './weather-now.ts'
import { listPlaces, listStaffWarnings, listTravellersTo, listWarnings } from './weather.queries.ts'

const BATCH = 200

interface Stopping {
  kind: StoppingWarning
  contentIds: number[]
}

/**
 * Notifies whose plan of today leads to a gate, a boat or a shore that a warning in force concerns: each member once of each
 * warning, however many servers look and however often.
 */
export async function notifyTravellers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const [ofService, ofStaff] = await Promise.all([listWarnings(db), listStaffWarnings(db)])
  const warnings = [...ofService, ...ofStaff.filter(({ until }) => Date.parse(until) > now.getTime())]
  if (warnings.length === 0) return
  const stopping = new Map<string, Stopping>()
  for (const place of await listPlaces(db)) {
    for (const { id, kind, until } of warningsAt(place, warnings)?.warnings ?? []) {
      const eventKey = until === undefined ? `weather:${id}` : `weather:staff/${id}`
      const known = stopping.get(eventKey)
      if (known === undefined) stopping.set(eventKey, { kind, contentIds: [place.contentId] })
      else known.contentIds.push(place.contentId)
    }
  }
  const at = { day: koreanDay(now), minute: koreanMinute(now), limit: BATCH }
  for (const [eventKey, { kind, contentIds }] of stopping) {
    let count: number
    do {
      const travellers = await listTravellersTo(db, { ...at, contentIds, eventKey })
      for (const { userId, planId, title } of travellers) {
        await notify(db, {
          userId,
          type: 'SYSTEM',
          sentence: say(`WEATHER_${kind}`, { title }),
          resourceType: 'PLAN',
          resourceId: planId,
          eventKey,
        })
      }
      count = travellers.length
    } while (count === BATCH)
  }
}

interface Parts {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Makes what follows a warning that staff gave or took back: every server knows of it, and travellers are notified. */
export const createWarningNews =
  ({ db, clock, log }: Parts, bus: Bus) =>
  async (): Promise<void> => {
    await bus.publish(WEATHER_CHANGED, '')
    // The warning is given, also where someone could not be notified of it.
    await notifyTravellers({ db, clock }).catch((error: unknown) =>
      log.error({ err: error }, 'travellers were not notified of warnings'),
    )
  }
