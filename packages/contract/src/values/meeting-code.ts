import { MEETING_CODE_LENGTH, MEETING_CODE_SLOT_SECONDS } from './limits.ts'

/** The letters of a code: no vowels, so that none spells a word, and nothing that looks like something else. */
export const MEETING_CODE_LETTERS = 'BCDFGHJKMNPRSTVWXYZ'

export const MEETING_CODE_PATTERN = `^[${MEETING_CODE_LETTERS}]{${MEETING_CODE_LENGTH}}$`

/** A code as it is compared, however it was typed. */
export const plainMeetingCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** The number of the span of time in which a device shows one code. `at`: ms since 1970 by the server's clock. */
export const meetingCodeSlot = (at: number): number => Math.floor(at / (MEETING_CODE_SLOT_SECONDS * 1000))

/** What the key of a device is applied to; the code is made of the result. */
export const meetingCodeText = (roomId: number, slot: number): string => `honjeo-meeting-code\n${roomId}\n${slot}`

/** Returns the code for an HMAC-SHA-256. 48 bits over 19 letters six times leave no letter measurably more often. */
export function meetingCodeOf(mac: Uint8Array): string {
  let rest = mac.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
  let code = ''
  for (let n = 0; n < MEETING_CODE_LENGTH; n++) {
    code += MEETING_CODE_LETTERS[rest % MEETING_CODE_LETTERS.length]
    rest = Math.floor(rest / MEETING_CODE_LETTERS.length)
  }
  return code
}

/** What the device signs on which a code was typed. `at`: an instant, ISO 8601 in UTC with milliseconds. */
export const meetingEntryText = (roomId: number, code: string, at: string): string =>
  `honjeo-meeting-entry\n${roomId}\n${code}\n${at}`
