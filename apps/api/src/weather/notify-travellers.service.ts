import { say } from '@honjeo/contract/values/sentences'
import type { StoppingWarning } from '@honjeo/contract/values/weather'
import type { Db } from '../db/client.ts'
import { type Clock, koreanDay, koreanMinute } from '../lib/clock.ts'
import { notify } from '../notifications/notify.ts'
import { warningsAt } from './exposure.ts'
import { listPlaces, listTravellersTo, listWarnings } from './weather.queries.ts'

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
  const warnings = await listWarnings(db)
  if (warnings.length === 0) return
  const stopping = new Map<number, Stopping>()
  for (const place of await listPlaces(db)) {
    for (const { id, kind } of warningsAt(place, warnings)?.warnings ?? []) {
      const known = stopping.get(id)
      if (known === undefined) stopping.set(id, { kind, contentIds: [place.contentId] })
      else known.contentIds.push(place.contentId)
    }
  }
  const now = clock.now()
  const at = { day: koreanDay(now), minute: koreanMinute(now), limit: BATCH }
  for (const [id, { kind, contentIds }] of stopping) {
    const eventKey = `weather:${id}`
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
