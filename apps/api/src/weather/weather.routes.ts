import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Bus } from '@honjeo/bus/bus'
import type { WeatherSettings } from '../config/services.ts'
import { serve } from '../http/serve.ts'
import { createHeldPlaces } from './held-places.ts'
import type { Weather } from './weather-now.ts'
import { startWeatherWorker } from './weather.worker.ts'

/** How often the server looks for what is due. */
const EVERY_MS = 10_000

export interface WeatherOptions {
  bus: Bus
  weather: Weather
  /** The weather service; null: it is not asked, and nothing is said of the weather. */
  settings: WeatherSettings | null
  /** What differs in tests. */
  pace?: { everyMs?: number; timeoutMs?: number }
}

const NOTHING = { forecast: null, warnings: [] }

/** The weather of places on a day, from what the weather service said last. */
export const weatherPlugin: FastifyPluginAsyncTypebox<WeatherOptions> = async (
  app,
  { bus, weather, settings, pace = {} },
) => {
  const { db, clock, log } = app
  if (settings !== null) {
    const worker = await startWeatherWorker({ db, bus, clock, log, settings, everyMs: EVERY_MS, ...pace })
    app.addHook('onClose', () => worker.stop())
  }

  const placesOf = createHeldPlaces(db)
  serve(app, 'POST /api/weather', async ({ body: { date, stops } }) => {
    const [now, places] = await Promise.all([weather(clock.now()), placesOf(stops.map(({ contentId }) => contentId))])
    return {
      isAsked: settings !== null,
      warningsAt: now.warningsAt,
      stops: stops.map(({ contentId, startTime: from, endTime: to }) => {
        const place = places.get(contentId)
        return place === undefined ? NOTHING : now.at(place, { date, from, to })
      }),
    }
  })
}
