import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appError } from '@honjeo/contract/app-error'
import type { Position } from '@honjeo/contract/values/geo'
import type { WayUnknown } from '@honjeo/contract/values/transit'
import { type JourneyRequest, onFoot } from '@honjeo/transit/journeys'
import type { Network } from '@honjeo/transit/network'
import { serviceMoment } from '@honjeo/transit/service-days'
import { lastWayBack, nextWays, stopsNear } from '@honjeo/transit/way-back'
import { serve } from '../http/serve.ts'
import { findPlacePosition } from '../records/places.queries.ts'
import { isWithinReach, serviceKindOf } from './service-dates.ts'
import { sourcesOf, toJourney, toNearStop, toWalk } from './transit-answers.ts'

export interface TransitOptions {
  currentNetwork: () => Promise<Network | undefined>
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Serves ways by bus by the timetable that is published; without one the answers say that nothing is known. */
export const transitPlugin: FastifyPluginAsyncTypebox<TransitOptions> = async (app, { currentNetwork }) => {
  const { db, clock } = app

  /** What every answer says, and what can be looked up: nothing without a timetable, or where the day is not known. */
  async function begin(from: Position, to: Position, date: string) {
    const dayKind = await serviceKindOf(date, clock.now())
    const walk = onFoot({ from, to })
    const network = await currentNetwork()
    const answer = { date, dayKind, onFoot: walk === null ? null : toWalk(walk), sources: [] }
    if (network === undefined || dayKind === null) {
      const unknown: WayUnknown = network === undefined ? 'NO_TIMETABLE' : 'DAY_NOT_COVERED'
      return { answer: { ...answer, unknown }, asked: null }
    }
    const asked: { network: Network; request: JourneyRequest } = { network, request: { from, to, date, kind: dayKind } }
    return { answer, asked }
  }

  serve(app, 'POST /api/tourist-spots/:contentId/way-back', async ({ params, body: { to, date } }) => {
    const place = await findPlacePosition(db, params.contentId)
    if (!place) throw appError('PLACE_NOT_FOUND')
    const { answer, asked } = await begin(place, to, date)
    if (asked === null) return { ...answer, stops: [], last: null }
    const { network, request } = asked
    const stops = stopsNear(network, request).map(toNearStop)
    const { found, unknown } = lastWayBack(network, request)
    if (found === null) return { ...answer, stops, last: null, unknown }
    const { from, until, journey, before } = found
    return {
      ...answer,
      stops,
      unknown,
      sources: sourcesOf(before === null ? [journey] : [journey, before]),
      last: { from, until, journey: toJourney(journey), before: before === null ? null : toJourney(before) },
    }
  })

  serve(app, 'POST /api/transit/routes', async ({ body }) => {
    const asIs = { date: body.date, minutes: minutesOf(body.time) }
    // The day before the first one of all has no name.
    const { date, minutes } = isWithinReach(body.date, clock.now()) ? serviceMoment(asIs.date, asIs.minutes) : asIs
    const { answer, asked } = await begin(body.from, body.to, date)
    if (asked === null) return { ...answer, journeys: [] }
    const { found, unknown } = nextWays(asked.network, asked.request, minutes)
    if (found === null) return { ...answer, journeys: [], unknown }
    return { ...answer, unknown, sources: sourcesOf(found), journeys: found.map(toJourney) }
  })
}
