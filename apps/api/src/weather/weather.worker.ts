import type { Bus } from '@honjeo/bus/bus'
import { OpenDataFailure } from '@honjeo/open-data/failure'
import {
  announcementOf,
  FORECAST_PATH,
  FORECAST_ROWS,
  newestAnnouncement,
  nextReadyAt,
  readForecast,
} from '@honjeo/open-data/kma-forecast'
import { readWarnings, WARNINGS_PATH } from '@honjeo/open-data/kma-warnings'
import { type LeaseWorker, pauseAfter, startLeaseWorker } from '@honjeo/resilience/lease-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { WeatherSet } from '@honjeo/contract/values/weather'
import type { WeatherSettings } from '../config/services.ts'
import type { Db } from '../db/client.ts'
import { fetchRows, type OpenDataOptions } from '../help-points/open-data-client.ts'
import { type Clock, koreanDay, koreanHour } from '../lib/clock.ts'
import { notifyTravellers } from './notify-travellers.service.ts'
import { WEATHER_CHANGED } from './weather-now.ts'
import {
  claimRuns,
  type ClaimedRun,
  listCells,
  listCellsOf,
  registerRuns,
  replaceWarnings,
  settleRun,
  takeCall,
  upsertForecast,
} from './weather.queries.ts'

/** The seconds after which warnings are asked for: they are known within five minutes by day, and servers take some seconds to see them. */
const WARNINGS_SECONDS = { day: 270, night: 900 }
const NIGHT = { from: 22, to: 4 }
const PAUSE_SECONDS = { first: 300, longest: 3600 }
const TIMEOUT_MS = 8000
/** The number of cells that fail in a row before the service itself is ill. */
const FAILED_CELLS_MAX = 3

export interface WeatherWorkerDeps extends Pick<OpenDataOptions, 'timeoutMs'> {
  db: Db
  bus: Bus
  clock: Clock
  log: FastifyBaseLogger
  settings: WeatherSettings
  everyMs: number
}

/**
 * Asks the weather service for what is due, one server for all of them, and within the calls of the day. What fails is tried
 * again later, and what was known stays until it is too old to be said.
 */
export async function startWeatherWorker(deps: WeatherWorkerDeps): Promise<LeaseWorker> {
  const { db, bus, clock, log, settings, everyMs, timeoutMs = TIMEOUT_MS } = deps
  await registerRuns(db)
  const stopping = new AbortController()

  const optionsFor = (weatherSet: WeatherSet): OpenDataOptions => ({
    ...settings,
    signal: stopping.signal,
    timeoutMs,
    // A second try at once would take a call from the next round.
    tries: 1,
    async beforeCall() {
      if (await takeCall(db, koreanDay(clock.now()), weatherSet)) return
      throw new OpenDataFailure('final', 'the calls of the day are used up')
    },
  })

  async function bringForecasts(): Promise<void> {
    const announced = newestAnnouncement(clock.now())
    const known = new Set((await listCellsOf(db, announced.toISOString())).map(({ nx, ny }) => `${nx} ${ny}`))
    const missing = (await listCells(db)).filter(({ nx, ny }) => !known.has(`${nx} ${ny}`))
    let failure: OpenDataFailure | undefined
    let inARow = 0
    for (const cell of missing) {
      const question = { dataType: 'JSON', ...announcementOf(announced), nx: `${cell.nx}`, ny: `${cell.ny}` }
      try {
        const rows = await fetchRows(optionsFor('FORECAST'), FORECAST_PATH, question, FORECAST_ROWS)
        await upsertForecast(db, cell, readForecast(rows, cell, announced))
        inARow = 0
      } catch (error) {
        if (!(error instanceof OpenDataFailure)) throw error
        failure = error
        inARow += 1
        if (error.kind === 'final' || inARow === FAILED_CELLS_MAX) break
      }
    }
    await bus.publish(WEATHER_CHANGED, '')
    if (failure !== undefined) throw failure
  }

  async function bringWarnings(): Promise<void> {
    const rows = await fetchRows(optionsFor('WARNINGS'), WARNINGS_PATH, { dataType: 'JSON' }, 10)
    const { announcedAt, warnings } = readWarnings(rows)
    await replaceWarnings(db, announcedAt, warnings)
    await bus.publish(WEATHER_CHANGED, '')
    // Those who are not notified now are with the next look, which a fault of this is not to delay.
    await notifyTravellers({ db, clock }).catch((error: unknown) =>
      log.error({ err: error }, 'travellers were not notified of warnings'),
    )
  }

  /** Returns how long to wait after a try, and after one that failed. */
  function secondsUntilNext({ id, attempts }: ClaimedRun, hasFailed: boolean): number {
    const now = clock.now()
    if (id === 'WARNINGS') {
      const hour = koreanHour(now)
      return hour >= NIGHT.from || hour < NIGHT.to ? WARNINGS_SECONDS.night : WARNINGS_SECONDS.day
    }
    if (hasFailed) return pauseAfter(attempts, PAUSE_SECONDS)
    return Math.max(1, (nextReadyAt(now).getTime() - now.getTime()) / 1000)
  }

  async function settle(run: ClaimedRun): Promise<void> {
    try {
      await (run.id === 'FORECAST' ? bringForecasts() : bringWarnings())
      await settleRun(db, run, secondsUntilNext(run, false), { succeededAt: clock.now().toISOString() })
    } catch (error) {
      if (!(error instanceof OpenDataFailure)) throw error
      // Sentences of the portal's client name the key of its other services.
      const problem = error.message.replace('OPEN_DATA_KEY', 'KMA_KEY')
      log.error({ weatherSet: run.id, problem }, 'the weather was not brought in')
      await settleRun(db, run, secondsUntilNext(run, true), { problem })
    }
  }

  const worker = startLeaseWorker({
    name: 'weather',
    claim: (size) => claimRuns(db, size),
    settle,
    // Warnings do not wait for the last cell.
    atOnce: 2,
    everyMs,
    log,
  })
  return {
    ...worker,
    stop() {
      stopping.abort()
      return worker.stop()
    },
  }
}
