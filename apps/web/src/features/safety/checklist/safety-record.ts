import { SAFETY_CATEGORIES, SAFETY_ITEMS, itemsOf, safetyStreak } from '@honjeo/contract/values/safety'
import { mergeDays, mergeMarks } from '@honjeo/contract/values/safety-merge'
import { i18n } from '@lingui/core'
import { SAFETY_KEYS } from '#lib/device/unsent-safety.ts'
import { readJson, writeJson } from '#lib/device/storage.ts'
import {
  checkedCount,
  isChecked,
  nothing,
  rateByDay,
  type SafetyData,
  type TimedDay,
  type TimedMark,
} from './safety-data.ts'
import { SAFETY_TEXTS } from './safety-items.ts'

/** The specification's shapes, with when each thing was done and whose it is beside. */
interface StoredItem {
  id: string
  text: string
  checked: boolean
  changedAt?: string
  isUnproven?: true
}
interface StoredCheck {
  ownerId?: number | null
  date: string
  categories: { id: string; name: string; icon: string; items: StoredItem[] }[]
  totalChecked: number
  totalItems: number
}
interface StoredStats {
  ownerId?: number | null
  completionRate: number
  streak: number
  /** The rates by month, `2026-11`, then by day, `28`. */
  monthlyData: Record<string, Record<string, number>>
  savedAt?: Record<string, string>
  unproven?: string[]
}

/** The time of what was stored without one: before all else that was ever done. */
const LONG_AGO = new Date(0).toISOString()
const YEAR_10000 = Date.UTC(10_000, 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().slice(0, 10) === value
const isOwner = (value: unknown) => value === undefined || value === null || Number.isInteger(value)

function normal(instant: unknown): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  return at >= 0 && at < YEAR_10000 ? new Date(at).toISOString() : LONG_AGO
}

/** Whether it is a whole list: one without a category, or with anything else amiss, is none. */
function isStoredCheck(value: unknown): value is StoredCheck {
  if (!isRecord(value) || !isDay(value['date']) || !isOwner(value['ownerId'])) return false
  const { categories } = value
  if (!Array.isArray(categories) || !categories.every(isRecord)) return false
  return SAFETY_CATEGORIES.every((id) => {
    const items = categories.find((category) => category['id'] === id)?.['items']
    return Array.isArray(items) && items.every((item) => isRecord(item) && typeof item['checked'] === 'boolean')
  })
}

const isStoredStats = (value: unknown): value is StoredStats =>
  isRecord(value) && isRecord(value['monthlyData']) && isOwner(value['ownerId'])

const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100

/** What the device keeps; of what is missing or spoilt, nothing. `today` is the day of a list that begins here. */
export function readRecord(today: string): SafetyData {
  const check = readJson<StoredCheck | null>(SAFETY_KEYS.check, null, isStoredCheck)
  const stats = readJson<StoredStats | null>(SAFETY_KEYS.stats, null, isStoredStats)
  const ownerId = check?.ownerId ?? stats?.ownerId ?? null
  const mine = <T extends { ownerId?: number | null }>(record: T | null) =>
    record !== null && (record.ownerId ?? null) === ownerId ? record : null
  const marks = marksOf(mine(check))
  return { ...nothing(ownerId, mine(check)?.date ?? today), marks, days: daysOf(mine(stats)) }
}

function marksOf(check: StoredCheck | null): TimedMark[] {
  const items = check?.categories.flatMap((category) => category.items) ?? []
  const marks = items
    .filter(({ id, checked, changedAt }) => SAFETY_ITEMS.includes(id) && (checked || changedAt !== undefined))
    .map(({ id, checked, changedAt, isUnproven }) => ({
      itemId: id,
      checked,
      changedAt: normal(changedAt),
      ...(isUnproven === true && { isUnproven }),
    }))
  return mergeMarks<TimedMark>(marks, [])
}

function daysOf(stats: StoredStats | null): TimedDay[] {
  const savedAt = isRecord(stats?.savedAt) ? stats.savedAt : {}
  const unproven = Array.isArray(stats?.unproven) ? stats.unproven : []
  const days = Object.entries(stats?.monthlyData ?? {}).flatMap(([month, rates]) =>
    Object.entries(isRecord(rates) ? rates : {}).map(([day, rate]) => ({
      date: `${month}-${day.padStart(2, '0')}`,
      rate,
    })),
  )
  return mergeDays<TimedDay>(
    days
      .filter(({ date, rate }) => isDay(date) && isRate(rate))
      .map(({ date, rate }) => ({
        date,
        rate,
        savedAt: normal(savedAt[date]),
        ...(unproven.includes(date) && { isUnproven: true as const }),
      })),
    [],
  )
}

/** Answers whether the device keeps it. */
export function writeRecord(data: SafetyData): boolean {
  const keptCheck = writeJson(SAFETY_KEYS.check, toStoredCheck(data))
  const keptStats = writeJson(SAFETY_KEYS.stats, toStoredStats(data))
  return keptCheck && keptStats
}

function toStoredCheck(data: SafetyData): StoredCheck {
  return {
    ownerId: data.ownerId,
    date: data.date,
    categories: SAFETY_CATEGORIES.map((category) => {
      const { name, icon, items } = SAFETY_TEXTS[category]
      return {
        id: category,
        name: i18n._(name),
        icon,
        items: itemsOf(category).map((id, index) => {
          const { changedAt, isUnproven } = data.marks.find(({ itemId }) => itemId === id) ?? {}
          const text = items[index]
          return {
            id,
            text: text === undefined ? '' : i18n._(text),
            checked: isChecked(data, id),
            ...(changedAt !== undefined && { changedAt }),
            ...(isUnproven && { isUnproven }),
          }
        }),
      }
    }),
    totalChecked: checkedCount(data),
    totalItems: SAFETY_ITEMS.length,
  }
}

function toStoredStats({ ownerId, date: today, ...data }: SafetyData): StoredStats {
  const rates = rateByDay({ ownerId, date: today, ...data })
  const monthlyData: StoredStats['monthlyData'] = {}
  for (const [date, rate] of Object.entries(rates)) (monthlyData[date.slice(0, 7)] ??= {})[date.slice(8)] = rate
  return {
    ownerId,
    completionRate: rates[today] ?? 0,
    streak: safetyStreak(rates, today),
    monthlyData,
    savedAt: Object.fromEntries(data.days.map(({ date, savedAt }) => [date, savedAt])),
    unproven: data.days.filter(({ isUnproven }) => isUnproven).map(({ date }) => date),
  }
}
