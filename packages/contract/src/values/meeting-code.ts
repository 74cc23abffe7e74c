import { MEETING_CODE_LENGTH, MEETING_CODE_SLOT_SECONDS, MEETING_SQUARES } from './limits.ts'

/** The letters of a code: no vowels, so that none spells a word, and nothing that looks like something else. */
export const MEETING_CODE_LETTERS = 'BCDFGHJKMNPRSTVWXYZ'

export const MEETING_CODE_PATTERN = `^[${MEETING_CODE_LETTERS}]{${MEETING_CODE_LENGTH}}$`

/** Returns a code as it is compared, however it was typed. */
export const plainMeetingCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** Returns the number of the span of time in which a device shows one code. `at`: ms since 1970 by the server's clock. */
export const meetingCodeSlot = (at: number): number => Math.floor(at / (MEETING_CODE_SLOT_SECONDS * 1000))

/** Returns the text to which the key of a device is applied; the code is made of the result. */
export const meetingCodeText = (roomId: number, slot: number): string => `honjeo-meeting-code\n${roomId}\n${slot}`

const CODES = MEETING_CODE_LETTERS.length ** MEETING_CODE_LENGTH

/** 48 bits, over 19 letters six times, leave no letter measurably more often. */
const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0) % CODES

/**
 * Returns the number of which the code of a device without a place is made, and how far apart the codes of its squares are. As none but who has the
 * key knows that step, no one makes a code of another square from one that they have seen.
 */
function partsOf(mac: Uint8Array): { base: number; step: number } {
  const step = numberOf(mac.slice(6, 12))
  // The step is made such that no two squares have one code.
  return { base: numberOf(mac.slice(0, 6)), step: step % MEETING_CODE_LETTERS.length === 0 ? step + 1 : step }
}

/** Returns the code for an HMAC-SHA-256. A device that knows where it is adds its square (`meetingSquareOf`), which only who has the key reads. */
export function meetingCodeOf(mac: Uint8Array, square = 0): string {
  const { base, step } = partsOf(mac)
  let rest = (base + square * step) % CODES
  let code = ''
  for (let n = 0; n < MEETING_CODE_LENGTH; n++) {
    code += MEETING_CODE_LETTERS[rest % MEETING_CODE_LETTERS.length]
    rest = Math.floor(rest / MEETING_CODE_LETTERS.length)
  }
  return code
}

/** Returns the square in a code, 0 where it was made without one; undefined where it was not made of this HMAC. */
export function meetingSquareIn(mac: Uint8Array, code: string): number | undefined {
  const letters = code.split('').toReversed()
  const number = letters.reduce(
    (sum, each) => sum * MEETING_CODE_LETTERS.length + MEETING_CODE_LETTERS.indexOf(each),
    0,
  )
  const { base, step } = partsOf(mac)
  for (let square = 0; square <= MEETING_SQUARES; square++) if ((base + square * step) % CODES === number) return square
  return undefined
}

/** Returns the text by which the device signs which code was typed. `at`: an instant, ISO 8601 in UTC with milliseconds. */
export const meetingEntryText = (
  roomId: number,
  { code, at, spot }: { code: string; at: string; spot?: number },
): string => `honjeo-meeting-entry\n${roomId}\n${code}\n${at}${spot === undefined ? '' : `\n${spot}`}`
