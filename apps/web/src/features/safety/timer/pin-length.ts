/** Digits; the contract takes no other. */
export const PIN_LENGTH = 4
