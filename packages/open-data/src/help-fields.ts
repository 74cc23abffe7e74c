import { isOnJeju } from '@honjeo/catalogue/bounds'
import { HELP_WEEK_DAYS, type HelpSpan, type HelpWeek } from '@honjeo/contract/values/help-kinds'
import { fromModifiedCentral } from '@honjeo/national-grid/modified-central'
import { field, type DataRow } from './answer.ts'

/** Returns a text in one line, cut to what is stored; null when there is none. */
export function textOf(row: DataRow, names: readonly string[], max: number): string | null {
  for (const name of names) {
    const text = field(row, name).replaceAll(/\s+/g, ' ')
    if (text !== '' && text !== '-') return Array.from(text).slice(0, max).join('')
  }
  return null
}

/** Returns the line of an office. A mobile phone may be a person's own, and is not taken. */
export function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/[^0-9]/g, '')
  if (/^1[5-9]\d{6}$/.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  const groups = /^(02|0[3-6]\d|070)(\d{3,4})(\d{4})$/.exec(digits)
  return groups === null ? null : groups.slice(1).join('-')
}

interface Columns {
  lat: readonly string[]
  lng: readonly string[]
  /** The columns of EPSG:5174, metres to the east and to the north. */
  east: readonly string[]
  north: readonly string[]
}

function numberOf(row: DataRow, names: readonly string[]): number | undefined {
  for (const name of names) {
    const text = field(row, name)
    if (/^-?\d{1,7}(\.\d{1,20})?$/.test(text)) return Number(text)
  }
  return undefined
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Returns where a row is, in WGS 84; null where it does not say, or says it is not on Jeju. */
export function positionOf(row: DataRow, columns: Columns): { lat: number; lng: number } | null {
  const [lat, lng] = [numberOf(row, columns.lat), numberOf(row, columns.lng)]
  if (lat !== undefined && lng !== undefined && isOnJeju(lat, lng)) return { lat, lng }
  const [east, north] = [numberOf(row, columns.east), numberOf(row, columns.north)]
  if (east === undefined || north === undefined) return null
  const found = fromModifiedCentral({ east, north })
  return isOnJeju(found.lat, found.lng) ? { lat: rounded(found.lat), lng: rounded(found.lng) } : null
}

/** A leading nought may be missing. */
const MINUTES = /^(\d|[01]\d|2\d|30)([0-5]\d)$/

/**
 * Returns the span of `0900` and `1800`; `2500`, and an end before its beginning, are on the next day. Null where either is not known, or both are
 * one.
 */
export function spanOf(from: string, to: string): HelpSpan | null {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  if (start === undefined || end === undefined || start >= 1440 || start === end) return null
  return { from: start, to: end < start ? end + 1440 : end }
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = MINUTES.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Returns the week of the medical centre: `dutyTime1s` is when Monday begins, `dutyTime8c` when a holiday ends. Null when no day is known. */
export function weekOf(row: DataRow): HelpWeek | null {
  const week = Array.from({ length: HELP_WEEK_DAYS }, (_, day) =>
    spanOf(field(row, `dutyTime${day + 1}s`), field(row, `dutyTime${day + 1}c`)),
  )
  return week.every((span) => span === null) ? null : week
}

/** Returns the day of `2026-10-29` or `20261029`; null when it is no day. */
export function dayOf(text: string): string | null {
  const day = text.replace(/^(\d{4})[-./]?(\d{2})[-./]?(\d{2}).*$/, '$1-$2-$3')
  const at = new Date(`${day}T00:00:00Z`)
  return day.length === 10 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}
