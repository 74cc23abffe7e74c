import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@honjeo/contract/values/limits'

/** The letters of Crockford's Base32: nothing in it looks like something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = /.{4}(?=.)/g

/** Makes ten codes as they are shown, `3K7M-Q2XP-9RTD`: the place in the list, and 55 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, slot) => {
    const letters = Array.from({ length: RECOVERY_CODE_LENGTH - 1 }, () => LETTERS[randomInt(LETTERS.length)])
    return `${slot}${letters.join('')}`.replaceAll(GROUP, '$&-')
  })

/** A code of either kind as it is compared: however it was written down, and typed. */
export const plainCode = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Returns the place of a plain code in its list; null where it is no recovery code. */
export const slotOf = (code: string): number | null =>
  code.length === RECOVERY_CODE_LENGTH && /^\d/.test(code) ? Number(code[0]) : null
