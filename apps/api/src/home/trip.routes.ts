import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { requireJourneyLength, requireNearStart } from '../plans/journey-dates.ts'
import type { Weather } from '../weather/weather-now.ts'
import { deleteTrip, upsertTrip } from './trip.queries.ts'
import type { TripWays } from './trip-days.ts'
import { createTripFinder } from './trip.service.ts'

interface TripOptions {
  ways: TripWays
  weather: Weather
}

export const tripPlugin: FastifyPluginAsyncTypebox<TripOptions> = async (app, { ways, weather }) => {
  const { db, clock, rules } = app
  const findTrip = createTripFinder({ db, ways, rules, weather })

  serve(app, 'GET /api/home/trip', async (request) => {
    const { userId } = request.requireViewer()
    return { trip: await findTrip(userId, clock.now()) }
  })

  serve(app, 'PUT /api/home/trip', async (request) => {
    const { userId } = request.requireViewer()
    requireJourneyLength(request.body)
    requireNearStart(request.body.startDate, clock.now())
    await upsertTrip(db, userId, request.body)
  })

  serve(app, 'DELETE /api/home/trip', async (request) => {
    await deleteTrip(db, request.requireViewer().userId)
  })
}
