import { ServiceFailure } from '@honjeo/resilience/service-client'
/** A text as it is handed to a gateway. */
export interface OutgoingText {
  /** The number as E.164. */
  to: string
  /** The subject that the phone shows above a long text. */
  subject: string
  /** The words of an SMS or LMS. They end with `reference`, by which a gateway without keys of its clients finds the text again. */
  text: string
  /** The text as 알림톡, where an approved template fits; where KakaoTalk does not reach the number, `text` goes out. */
  talk: { content: string; variables: Record<string, string> } | null
}

/** The state of a text as the gateway says it. WAITING: it has no word of the phone yet. */
export type TextReceipt = 'WAITING' | 'DELIVERED' | 'FAILED'

export interface SendingOnce {
  /** The handle that `open` answered, kept before the first call. */
  handle: string
  /** The time of an earlier call of which it is not known what became of it; null: there was none. */
  calledAt: Date | null
}

export interface TextGateway {
  name: 'SOLAPI' | 'SENS'
  /** Makes a handle under which one text is sent. Costs nothing, and sends nothing. */
  open(): Promise<string>
  /**
   * Sends a text once, however often it is called under a handle: after an earlier call it first asks the gateway what
   * became of that. Returns the id by which receipts are asked for. Rejects with `TextFailure`.
   */
  send(sending: SendingOnce, text: OutgoingText): Promise<string>
  /** Asks for the receipt of what was taken. Rejects with `TextFailure`. */
  receipt(id: string): Promise<TextReceipt>
  /** The time after a call without an answer from which the gateway surely knows of it. */
  settlesWithinMs: number
}

/** An outage is one of the gateway, or it does not know this server; else it has refused this text for good. */
export class TextFailure extends ServiceFailure {
  override name = 'TextFailure'
}

/** Returns bytes as networks count: two for all but ASCII. */
export const bytesOf = (text: string): number => {
  let bytes = 0
  for (const char of text) bytes += char.codePointAt(0)! < 0x80 ? 1 : 2
  return bytes
}

const SMS_MAX_BYTES = 90
const LMS_MAX_BYTES = 2000
const SUBJECT_MAX_BYTES = 40

export type TextForm = 'SMS' | 'LMS'

/** A short text is an SMS. */
export const formOf = (text: string): TextForm => (bytesOf(text) <= SMS_MAX_BYTES ? 'SMS' : 'LMS')

export const fitsLms = (text: string): boolean => bytesOf(text) <= LMS_MAX_BYTES

/** Returns as much of a subject as a phone is sent. */
export function fittingSubject(subject: string): string {
  let fitting = ''
  for (const char of subject) {
    if (bytesOf(fitting + char) > SUBJECT_MAX_BYTES) break
    fitting += char
  }
  return fitting
}

/** A number of a country that may be written to, by its code; the longest code that fits counts. */
export interface NationalNumber {
  country: string
  /** The number as it is dialled within the country: Korea's begins with 0. */
  number: string
}

const KOREA = '82'

/** Parts an E.164 number after the country code that the operator has allowed. Throws for one of another country. */
export function nationalNumber(e164: string, countries: readonly string[]): NationalNumber {
  const country = countries
    .filter((code) => e164.startsWith(`+${code}`))
    .toSorted((one, other) => other.length - one.length)[0]
  if (country === undefined) throw new TextFailure('a number of a country that is not written to', false)
  const rest = e164.slice(1 + country.length)
  return { country, number: country === KOREA ? `0${rest}` : rest }
}
