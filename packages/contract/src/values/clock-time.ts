const pad = (value: number) => String(value).padStart(2, '0')

/** Returns the minute of the day that `09:30` is: 570. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns `09:30` for 570, and `25:00` for what lies an hour past midnight. */
export const clockTimeOf = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
