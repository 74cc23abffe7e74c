const pad = (value: number) => String(value).padStart(2, '0')

/** A minute of the day as `HH:MM`; beyond midnight that of the next day. */
export function clockText(minute: number): string {
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}

/** The minute of the day that `HH:MM` is. */
export const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
