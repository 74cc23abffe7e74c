const DAY_MINUTES = 1440
const STEP_MINUTES = 5

/** `09:30` → 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 570 → `09:30`; what lies past the day stops at its last minute. */
function clockOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), DAY_MINUTES - 1)
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** `12:11` → `12:15`: times people keep. */
export const roundedUp = (time: string): string => clockOf(Math.ceil(minutesOf(time) / STEP_MINUTES) * STEP_MINUTES)

export const addMinutes = (time: string, minutes: number): string => clockOf(minutesOf(time) + minutes)
