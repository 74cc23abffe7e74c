/** `41:59`, `1:05:00`: whole seconds, rounded up so that the last one is shown to its end. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}

/** For a length of time that is left: the nearest whole minute, and never none. */
export const minutesLeft = (minutes: number): number => Math.max(1, Math.round(minutes))
