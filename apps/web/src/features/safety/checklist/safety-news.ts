import type { SafetyRecord } from '@honjeo/contract/safety/checklist'
import { mergeDays, mergeMarks, type SafetyDay, type SafetyMark } from '@honjeo/contract/values/safety-merge'
import type { SafetyData } from './safety-data.ts'

/** One act, as a text that only the same act has. */
const markText = (date: string, { itemId, checked, changedAt }: SafetyMark) =>
  [date, itemId, checked, changedAt].join(' ')
const dayText = ({ date, rate, savedAt }: SafetyDay) => [date, rate, savedAt].join(' ')

/** Every act of a record. */
export const actsOf = ({ check, rates }: SafetyRecord): string[] => [
  ...(check?.items ?? []).map((mark) => markText(check?.date ?? '', mark)),
  ...rates.map(dayText),
]

/** What the server has not been sent: all but the acts that either side has sent the other. */
export function newsFor({ date, marks, days }: SafetyData, exchanged: ReadonlySet<string>): SafetyRecord {
  const items = marks
    .filter((mark) => !exchanged.has(markText(date, mark)))
    .map(({ itemId, checked, changedAt }) => ({ itemId, checked, changedAt }))
  const rates = days
    .filter((day) => day.date <= date && !exchanged.has(dayText(day)))
    .map(({ date: day, rate, savedAt }) => ({ date: day, rate, savedAt }))
  return { check: items.length === 0 ? null : { date, items }, rates }
}

export const isEmpty = ({ check, rates }: SafetyRecord): boolean => check === null && rates.length === 0

/**
 * Returns the data with the server's word on what was sent, which may name another time than the device did; what was done here
 * meanwhile is later than either.
 */
export function adopted(data: SafetyData, sent: SafetyRecord, answer: SafetyRecord): SafetyData {
  const { date } = data
  const wasSent = new Set(actsOf(sent))
  const answered = answer.check?.date === date ? answer.check.items : []
  const marks = data.marks.filter(
    (mark) => !wasSent.has(markText(date, mark)) || answered.every(({ itemId }) => itemId !== mark.itemId),
  )
  const days = data.days.filter(
    (day) => !wasSent.has(dayText(day)) || answer.rates.every((other) => other.date !== day.date),
  )
  return { ...data, marks: mergeMarks(answered, marks), days: mergeDays(answer.rates, days) }
}
