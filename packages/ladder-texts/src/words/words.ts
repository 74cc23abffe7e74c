import type { Happening } from '../facts.ts'

/** What one kind of mail says first. `until` is when a shared position ends, `by` a contact in brackets or nothing. */
interface MailWords {
  subject: (name: string) => string
  lines: (name: string, more: { by: string; until: string }) => readonly string[]
}

/** An instant in Korea, as its parts. */
export interface KoreanClock {
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
  /** Two digits. */
  minute: string
}

export interface TextWords {
  /** What a phone shows above a long text. */
  subject: string
  /** What every text begins with, as the number it comes from says nothing. */
  from: string
  /** Asks the owner of a number whether they want texts: they may not know who asks, so that nothing a member typed but the judged nickname is in it. */
  asked: (name: string, link: string) => readonly string[]
}

/** All sentences of one language in the mails and pushes that trusted contacts get. */
export interface Words {
  mails: Record<Happening, MailWords>
  /** As short as a phone shows them on its lock screen; the page behind says the rest. */
  pushes: Record<Happening, (name: string) => string>
  /** What a text to a phone says around what a push would. */
  texts: TextWords
  moment: (clock: KoreanClock) => string
  age: (minutes: number) => string
  late: (at: string) => string
  /** Another contact has answered, and it is not over. */
  answeredBy: (contact: string) => string
  /** Before the link by which one answers. */
  answerHere: (link: string) => string
  doing: (title: string) => string
  note: (text: string) => string
  left: (at: string) => string
  planned: (at: string) => string
  /** What the server calls a timer without a title, and one that a call for help began. */
  unnamed: string
  alarm: string
  noPosition: string
  position: (age: string, at: string, accuracy: string) => string
  /** `sound` is the number for those who do not read Hangul. */
  grid: (number: string, sound: string) => string
  map: (link: string) => string
  coordinates: (at: string) => string
  battery: (percent: number) => string
  maybeElsewhere: string
  /** After the link of an alert: 112 and 119 are Korea's. */
  abroad: string
  /** What follows the link of an invitation and of a test. */
  afterAgreeing: (name: string) => readonly string[]
  inEarnest: (name: string) => readonly string[]
  statusHere: (link: string) => string
  neverAgain: (link: string) => string
  notAnEmergencyService: string
  howToStop: (link: string) => string
}
