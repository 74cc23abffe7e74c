/** The pattern of digits with what people write between them. */
export const PHONE_PATTERN = String.raw`^[+]?[0-9][0-9 ()\-]{6,22}$`

const KOREA = '82'
/** Since 2021 every mobile number of Korea begins so; others get no texts, or cost their caller. */
const KOREAN_MOBILE = /^10\d{8}$/
/** E.164 has 15 digits at most, the country's code among them. */
const ABROAD = /^\d{8,15}$/

/**
 * Returns a number as E.164; null for one that is not to be written to. Without a plus sign it is one of Korea. Others
 * are taken for the countries that the operator has allowed, and judged by their length.
 */
export function parsePhone(text: string, countries: readonly string[]): string | null {
  const digits = text.replaceAll(/\D/g, '')
  if (!text.trim().startsWith('+')) return korean(digits.startsWith('0') ? digits.slice(1) : '')
  if (digits.startsWith(KOREA)) return korean(digits.slice(KOREA.length).replace(/^0/, ''))
  return ABROAD.test(digits) && countries.some((code) => digits.startsWith(code)) ? `+${digits}` : null
}

const korean = (number: string) => (KOREAN_MOBILE.test(number) ? `+${KOREA}${number}` : null)

/** Returns a number as it is read: `010-1234-5678`, others as E.164. */
export function shownPhone(e164: string): string {
  const [, head = '', tail = ''] = /^\+8210(\d{4})(\d{4})$/.exec(e164) ?? []
  return head === '' ? e164 : `010-${head}-${tail}`
}

/** Questions by text whether a number agrees: of one member in a day; and to one number, from all members, in a day and in 30 days. */
export const PHONE_ASKS_PER_DAY = 3
export const PHONE_ASKS_PER_NUMBER = 2
export const PHONE_ASKS_PER_NUMBER_IN_30_DAYS = 5
/** Texts of all kinds to one number in a day. */
export const TEXTS_PER_NUMBER = 20
/** The price at which a text is reckoned, in won, whatever the gateway takes: an SMS, a long one, and either to another country. */
export const TEXT_WON = { SMS: 20, LMS: 50, ABROAD: 200 } as const
/** The most that a member's texts may cost in a day, in won. Questions and tests take at most half: the rest is for alarms. */
export const TEXT_WON_PER_DAY = 2000
