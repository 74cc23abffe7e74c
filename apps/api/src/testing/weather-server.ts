import { FORECAST_PATH } from '@honjeo/open-data/kma-forecast'
import { WARNINGS_PATH } from '@honjeo/open-data/kma-warnings'
import { asJson, OpenDataServer } from './open-data-server.ts'

export type SaidOfHour = Partial<Record<'TMP' | 'REH' | 'WSD' | 'POP' | 'PTY' | 'PCP', string>>

const USUAL = { TMP: '9', REH: '70', WSD: '3.0', POP: '10', PTY: '0', PCP: '강수없음', SKY: '1' }
const HOURS = 66
const HOUR_MS = 3_600_000
const AHEAD_MS = 9 * HOUR_MS

type Fault = OpenDataServer['disturb']

/** Answers as the weather service does: forecasts of any cell, and the warnings in force. */
export class WeatherServer {
  readonly portal: OpenDataServer
  /** What is forecast for an hour in Korea, `2026-11-29 09`. */
  say: (hour: string) => SaidOfHour = () => ({})
  warnings = 'o 없음'
  announcedAt = '202611290600'
  /** Answers other than the usual one. */
  disturb: Fault = () => undefined

  static async start(): Promise<WeatherServer> {
    return new WeatherServer(await OpenDataServer.start())
  }

  constructor(portal: OpenDataServer) {
    this.portal = portal
    portal.disturb = (call) => this.disturb(call) ?? this.#answer(call)
  }

  get settings() {
    return { url: this.portal.url, key: this.portal.key }
  }

  calls(path: string) {
    return this.portal.calls.filter((call) => call.path === path)
  }

  #answer({ path, parameters }: Parameters<Fault>[0]): ReturnType<Fault> {
    // The portal says so itself where its key is missing.
    if (parameters['serviceKey'] !== this.portal.key) return undefined
    if (path === WARNINGS_PATH) {
      const row = { t6: this.warnings, t7: 'o 없음', other: 'o 없음', tmFc: this.announcedAt, tmEf: this.announcedAt }
      return asJson([row], 1)
    }
    return path === FORECAST_PATH ? asJson(this.forecast(parameters), HOURS * 7) : undefined
  }

  forecast({ base_date: day = '', base_time: time = '', nx = '', ny = '' }: Record<string, string>) {
    const base = Date.parse(
      `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2)}:00Z`,
    )
    return Array.from({ length: HOURS }, (_, index) => {
      // The time of the clock in Korea, without its zone.
      const at = new Date(base + (index + 1) * HOUR_MS).toISOString()
      const said = { ...USUAL, ...this.say(`${at.slice(0, 10)} ${at.slice(11, 13)}`) }
      return Object.entries(said).map(([category, fcstValue]) => ({
        baseDate: day,
        baseTime: time,
        category,
        fcstDate: at.slice(0, 10).replaceAll('-', ''),
        fcstTime: `${at.slice(11, 13)}00`,
        fcstValue,
        nx,
        ny,
      }))
    }).flat()
  }
}

/** The seconds until it is a time of the day in Korea, the next day at the latest. */
export function secondsUntil(now: Date, minute: number): number {
  const inKorea = (now.getTime() + AHEAD_MS) % (24 * HOUR_MS)
  return Math.ceil((((minute * 60_000 - inKorea) % (24 * HOUR_MS)) + 24 * HOUR_MS) / 1000) % (24 * 3600)
}
