const pad = (value: number) => String(value).padStart(2, '0')

/** A minute of the day as `HH:MM`; beyond midnight that of the next day. */
export function clockText(minute: number): string {
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}
