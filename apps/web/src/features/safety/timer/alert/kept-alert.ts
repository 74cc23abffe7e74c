import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { readJson, writeJson } from '#lib/storage.ts'

const keyOf = (token: string) => `alert:${token}`

/** Remembers what was shown, until the tab is closed, for a page that is loaded anew while the server is out of reach. */
export function keepAlert(token: string, alert: TimerAlert): void {
  writeJson(keyOf(token), alert, 'session')
}

export function readKeptAlert(token: string): TimerAlert | null {
  return readJson<TimerAlert | null>(keyOf(token), null, isAlertOrNull, 'session')
}

function isAlertOrNull(value: unknown): value is TimerAlert | null {
  if (typeof value !== 'object' || value === null) return value === null
  const { travellerName, contactName, isDrill } = value as Partial<Record<keyof TimerAlert, unknown>>
  return typeof travellerName === 'string' && typeof contactName === 'string' && typeof isDrill === 'boolean'
}
