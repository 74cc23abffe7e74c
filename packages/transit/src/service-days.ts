import { dayAfter } from '@honjeo/contract/values/days'
import { SERVICE_DAY_BEGINS, type DayKind } from '@honjeo/contract/values/transit'
import type { Service } from './timetable.ts'

/** A Sunday is a holiday to timetables, and so is a public holiday on whatever day of the week. */
export function dayKindOf(date: string, isPublicHoliday: boolean): DayKind {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (isPublicHoliday || weekday === 0) return 'HOLIDAY'
  return weekday === 6 ? 'SATURDAY' : 'WEEKDAY'
}

/** Whether the timetable speaks of the day, be it to say that nothing runs. */
export function holdsOn({ days, validFrom, validTo, months }: Service, date: string, kind: DayKind): boolean {
  return (
    days.includes(kind) &&
    validFrom <= date &&
    (validTo === null || date <= validTo) &&
    (months === null || months.includes(Number(date.slice(5, 7))))
  )
}

export interface ServiceMoment {
  date: string
  /** The minutes from the midnight with which the day began; beyond 1440 it is the night after. */
  minutes: number
}

/** Returns the day to whose timetable a moment belongs: the buses after midnight are yesterday's. */
export function serviceMoment(date: string, minutes: number): ServiceMoment {
  return minutes < SERVICE_DAY_BEGINS ? { date: dayAfter(date, -1), minutes: minutes + 1440 } : { date, minutes }
}
