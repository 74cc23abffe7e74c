import type { DayWeather } from '@honjeo/contract/weather'
import { expect, onTestFinished, vi } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { SAEBYEOL, withCatalogue } from './places.ts'
import { TestApp } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'
import { secondsUntil, WeatherServer } from './weather-server.ts'

const HALF_PAST_NINE = 9 * 60 + 30
/** The pace at which a server looks for what is due. */
export const pace = { everyMs: 20, timeoutMs: 5000 }

/** A server of the weather service and one of the app, which opens at half past nine in Korea, when a day's forecast is new. */
export async function beginWeather({ asks = true, timeoutMs = pace.timeoutMs } = {}) {
  const service = await WeatherServer.start()
  const { connection, drop } = await createTestDatabase('catalogue')
  const t = new TestApp()
  onTestFinished(async () => {
    await t.close()
    await drop()
  })
  t.clock.advance(secondsUntil(t.clock.now(), HALF_PAST_NINE))
  const today = koreanDay(t.clock.now())
  const settings = asks ? service.settings : null
  const at = (contentId: number, from: string | null = '10:00', to: string | null = '12:00') => ({
    contentId,
    startTime: from,
    endTime: to,
  })
  const ask = async (stops: object[], date = today) =>
    (await t.call<DayWeather>('/api/weather', { method: 'POST', body: { date, stops } })).result
  return {
    t,
    service,
    today,
    at,
    ask,
    /** Starts the server, which asks the service at once. */
    open: () => t.open(connection, { prepare: withCatalogue, weather: { settings, pace: { ...pace, timeoutMs } } }),
    forecast: async (contentId = SAEBYEOL) => (await ask([at(contentId)])).stops[0]!.forecast,
    runs: async () => {
      const { rows } = await t.sql(
        'select id, problem, succeeded_at is not null and attempts = 0 as done from weather_runs',
      )
      return Object.fromEntries(rows.map(({ id, problem, done }) => [id, problem ?? done]))
    },
    /** Makes a set due again. */
    again: async (id: string) => {
      await t.sql('update weather_runs set problem = null, attempts = 1, due_at = now() where id = $1', id)
    },
    calls: async (set: string) => {
      const { rows } = await t.sql('select calls from weather_usage where weather_set = $1', set)
      return Number(rows[0]?.['calls'] ?? 0)
    },
  }
}

export type WeatherStage = Awaited<ReturnType<typeof beginWeather>>

/** The time to wait: on a machine under load the cells take theirs. */
export const WAIT = { timeout: 20_000, interval: 30 }
/** Waits until what was asked for came in, or failed for a reason. */
export const settled = (stage: WeatherStage, expected: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await stage.runs()).toMatchObject(expected), WAIT)
export const BOTH = { FORECAST: true, WARNINGS: true }
