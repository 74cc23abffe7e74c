/** Minutes of the day of a time as the contract writes it, `HH:MM`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` of a minute of the day. */
export const clockTimeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const minuteOrNull = (time: string | null | undefined) => (typeof time === 'string' ? minuteOf(time) : null)

export const clockTimeOrNull = (minute: number | null) => (minute === null ? null : clockTimeOf(minute))
