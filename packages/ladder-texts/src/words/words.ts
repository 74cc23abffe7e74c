import type { Happening } from '../facts.ts'

/** The words that one kind of mail begins with. `until` is when a shared position ends, `by` a contact in brackets or nothing. */
interface MailWords {
  subject: (name: string) => string
  lines: (name: string, more: { by: string; until: string }) => readonly string[]
}

/** An instant in Korea, as its parts. */
export interface KoreanClock {
  month: number
  day: number
  /** The weekday; 0 is Sunday. */
  weekday: number
  hour: number
  /** The minute in two digits. */
  minute: string
}

export interface TextWords {
  /** The line that a phone shows above a long text. */
  subject: string
  /** The words that every text begins with, as the number it comes from says nothing. */
  from: string
  /** Asks the owner of a number whether they want texts: they may not know who asks, so that nothing a member typed but the judged nickname is in it. */
  asked: (name: string, link: string) => readonly string[]
}

/** All sentences of one language in the mails and pushes that trusted contacts get. */
export interface Words {
  mails: Record<Happening, MailWords>
  /** The words of pushes, as short as a phone shows them on its lock screen; the page behind says the rest. */
  pushes: Record<Happening, (name: string) => string>
  /** The words of a text to a phone around those of a push. */
  texts: TextWords
  moment: (clock: KoreanClock) => string
  age: (minutes: number) => string
  late: (at: string) => string
  /** Says that another contact has answered, and that it is not over. */
  answeredBy: (contact: string) => string
  /** The words before the link by which one answers. */
  answerHere: (link: string) => string
  doing: (title: string) => string
  note: (text: string) => string
  left: (at: string) => string
  planned: (at: string) => string
  /** The names that the server gives a timer without a title, and one that a call for help began. */
  unnamed: string
  alarm: string
  noPosition: string
  position: (age: string, at: string, accuracy: string) => string
  /** Says the number of the grid; `sound` is the number for those who do not read Hangul. */
  grid: (number: string, sound: string) => string
  map: (link: string) => string
  coordinates: (at: string) => string
  battery: (percent: number) => string
  maybeElsewhere: string
  /** The words after the link of an alert: 112 and 119 are Korea's. */
  abroad: string
  /** The words that follow the link of an invitation and of a test. */
  afterAgreeing: (name: string) => readonly string[]
  inEarnest: (name: string) => readonly string[]
  statusHere: (link: string) => string
  neverAgain: (link: string) => string
  notAnEmergencyService: string
  howToStop: (link: string) => string
}
