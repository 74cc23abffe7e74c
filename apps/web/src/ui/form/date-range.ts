/** Days as `2026-11-28`, which sort as text. */
export interface DateRange {
  start: string | null
  end: string | null
}

export const EMPTY_RANGE: DateRange = { start: null, end: null }

/** The first tap starts, the second ends; a tap before the start replaces the start; a third tap begins again. */
export function pickRangeDay({ start, end }: DateRange, day: string): DateRange {
  if (start === null || end !== null || day < start) return { start: day, end: null }
  return { start, end: day }
}

/** A single date is a range of one day, so one calendar shows both. */
export function pickSingleDay(day: string): DateRange {
  return { start: day, end: day }
}

export function isComplete(range: DateRange): range is { start: string; end: string } {
  return range.start !== null && range.end !== null
}
