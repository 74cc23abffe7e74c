import {
  EMAIL_CODE_RESEND_SECONDS,
  EMAIL_CODES_OF_ALL_PER_DAY,
  EMAIL_CODES_OF_ALL_PER_HOUR,
  EMAIL_CODES_PER_DAY,
  EMAIL_CODES_PER_HOUR,
} from './limits.ts'

/** The requests that a caller may send at once (`burst`) and in the long run (`perSecond`). */
export interface Rate {
  perSecond: number
  burst: number
}

/** A member is counted for themselves, wherever they are; a visitor with all who share their address. */
export interface RequestLimit {
  member: Rate
  visitor: Rate
}

const perMinute = (count: number, burst = count): Rate => ({ perSecond: count / 60, burst })
const perSecond = (count: number, burst: number): Rate => ({ perSecond: count, burst })

/**
 * The limits on how often each kind of request may come. Carriers put thousands of phones behind one address, so what visitors share is wide wherever
 * a request is cheap or guesses nothing; decision 23 has the reasoning of each.
 */
export const REQUEST_LIMITS = {
  /** Reads of the API. A screen takes about ten of them. */
  read: { member: perSecond(20, 300), visitor: perSecond(100, 2000) },
  /** Search and suggestions, which come with every letter that is typed. */
  search: { member: perSecond(7, 100), visitor: perSecond(30, 600) },
  write: { member: perSecond(3, 60), visitor: perSecond(3, 60) },
  /** The requests that a conversation needs beside its socket. */
  chat: { member: perSecond(10, 150), visitor: perSecond(50, 500) },
  /** Coming into rooms, and so coming and going. */
  join: { member: perMinute(10), visitor: perMinute(10) },
  /** Check-ins, alarms, positions: a person in danger taps more than once. */
  safety: { member: perSecond(5, 120), visitor: perSecond(20, 300) },
  upload: { member: perMinute(20, 30), visitor: perMinute(20, 30) },
  /** Requests that take seconds of a core, or gather all that a member has. */
  heavy: { member: perMinute(10), visitor: perMinute(10) },
  staff: { member: perSecond(10, 200), visitor: perSecond(1, 60) },
  /** Requests that open something for the holder of its link. Their keys have 128 bits: this keeps load away, not luck. */
  link: { member: perSecond(5, 120), visitor: perSecond(20, 300) },
  /** Renewing, starting and ending sessions. Failures to log in, codes and sign-ups are counted in the database besides. */
  session: { member: perSecond(2, 60), visitor: perSecond(100, 3000) },
  login: { member: perMinute(60), visitor: perSecond(20, 300) },
  code: { member: perMinute(20), visitor: perSecond(5, 120) },
  nickname: { member: perMinute(30), visitor: perMinute(30) },
  /** Pages, pictures and the app's own files. */
  file: { member: perSecond(500, 5000), visitor: perSecond(500, 5000) },
} as const satisfies Record<string, RequestLimit>

/** The days for which a guest is kept who does not come back, and has nothing running: with `ATTEMPT_LIMITS.guest` it bounds how many there are. */
export const GUEST_KEEP_DAYS = 30
/** The days for which a guest is kept who never had a contact, a timer, a share or PINs: such ones are what a flood leaves. */
export const UNUSED_GUEST_KEEP_DAYS = 1

/** The number of tries within a window that begins with the first. */
export interface AttemptLimit {
  count: number
  seconds: number
}

/**
 * Tries of one address, of one account for `factor`, `identity` and `meetingCode`, and of one mail address for codes, counted in the database: on
 * every server, and over every restart.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords, of whatever accounts. */
  login: [
    { count: 20, seconds: 60 },
    { count: 100, seconds: 3600 },
  ],
  /** Invalid proofs of a mail address: invented, used or expired. */
  ticket: [
    { count: 20, seconds: 60 },
    { count: 100, seconds: 3600 },
  ],
  /** Mails with codes that were not typed in since. */
  code: [{ count: 20, seconds: 3600 }],
  signUp: [{ count: 60, seconds: 3600 }],
  /**
   * Guests, whom no proof of an address slows down. Carriers put thousands of phones behind one address: a thousand travellers
   * of it begin in one evening's hour. What a flood leaves is bounded by the day, and by `UNUSED_GUEST_KEEP_DAYS`.
   */
  guest: [
    { count: 1200, seconds: 3600 },
    { count: 3000, seconds: 86_400 },
  ],
  /** Codes for one mail address and purpose from one source. */
  codeHere: [
    { count: 1, seconds: EMAIL_CODE_RESEND_SECONDS },
    { count: EMAIL_CODES_PER_HOUR, seconds: 3600 },
    { count: EMAIL_CODES_PER_DAY, seconds: 86_400 },
  ],
  /** Codes for one mail address and purpose from all sources, and what one source still gets beyond that. */
  codeOfAll: [
    { count: EMAIL_CODES_OF_ALL_PER_HOUR, seconds: 3600 },
    { count: EMAIL_CODES_OF_ALL_PER_DAY, seconds: 86_400 },
  ],
  codeBeyond: [{ count: 1, seconds: 86_400 }],
  /** Wrong codes of an authenticator, beside the right password: the 30 of a day hit one of three good codes once in 30 years. */
  factor: [
    { count: 5, seconds: 300 },
    { count: 30, seconds: 86_400 },
  ],
  /** Identity checks that a member starts; each costs the operator money. */
  identity: [{ count: 5, seconds: 86_400 }],
  /** Wrong codes of a meeting: in a room of ten with a phone each, the 30 of a day hit one by which two have met once in 40 years. */
  meetingCode: [
    { count: 10, seconds: 600 },
    { count: 30, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly AttemptLimit[]>

export type AttemptKind = keyof typeof ATTEMPT_LIMITS
export type LimitClass = keyof typeof REQUEST_LIMITS
