import type { Language } from '@honjeo/contract/values/enums'
import { TIMER_LATE } from '@honjeo/contract/values/limits'
import { ALARM_TITLE, UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'
import { happeningOf, type LadderFacts } from './facts.ts'
import { minutesSince, momentIn } from './moments.ts'
import { positionLines } from './position.ts'
import { WORDS } from './words/in-language.ts'
import type { Words } from './words/words.ts'

/** The addresses that a mail names. A link opens its page without a login. */
export interface LadderLinks {
  /** The page of what the mail is about: the invitation, the test, the alert, the shared position. */
  page: string
  /** The page on which a contact stops being one. */
  contact: string
  /** The link by which the address refuses all such requests. */
  neverAgain: string
}

/** Whatever a member has called things, a subject is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/**
 * Returns what one message says by mail. An invitation goes to any address that a member types, so the only words of theirs in it are the nickname,
 * which was judged. Its subject has not even that, since twelve letters are enough for a threat, and a subject is read by everybody who sees the list
 * of mails.
 */
export function ladderMail(
  language: Language,
  facts: LadderFacts,
  links: LadderLinks,
  now: Date,
): { subject: string; text: string } {
  const words = WORDS[language]
  const { nickname, travellerName, acknowledgedBy, shareEndsAt } = facts
  const happening = happeningOf(facts)
  const isAsking = happening === 'invited'
  const name = isAsking ? nickname : travellerName
  const { subject, lines } = words.mails[happening]
  const until = shareEndsAt === null ? '' : momentIn(words, shareEndsAt)
  const by = acknowledgedBy === null ? '' : `(${acknowledgedBy})`
  const [first = '', ...rest] = lines(name, { by, until })
  return {
    subject: oneLine(subject(name)),
    text: [
      first,
      ...latenessLines(words, facts, now),
      ...rest,
      ...restOf(words, { ...facts, travellerName: name }, links, now),
      '',
      words.notAnEmergencyService,
      ...(isAsking ? [] : [words.howToStop(links.contact)]),
    ].join('\n'),
  }
}

/** What goes out minutes after its cause says so; what was asked or shared is none the worse for it. */
function latenessLines(words: Words, { checkInId, wantedAt }: LadderFacts, now: Date): string[] {
  const isLate = checkInId !== null && minutesSince(wantedAt, now) >= TIMER_LATE
  return isLate ? [words.late(momentIn(words, wantedAt))] : []
}

/** Returns the links of a mail, and what belongs to them. */
function restOf(words: Words, facts: LadderFacts, { page, neverAgain }: LadderLinks, now: Date): string[] {
  switch (facts.kind) {
    case 'INVITATION':
    case 'PHONE':
      return ['', page, '', ...words.afterAgreeing(facts.travellerName), words.neverAgain(neverAgain)]
    case 'DRILL':
      return ['', page, '', ...words.inEarnest(facts.travellerName), words.abroad]
    case 'ALERT':
      return [...alertLines(words, facts, page), ...positionLines(words, facts, now)]
    case 'ACKNOWLEDGED':
      return ['', words.statusHere(page), words.abroad]
    case 'ENDED':
      return []
    case 'SHARE':
      return ['', page]
  }
}

function alertLines(words: Words, facts: LadderFacts, page: string): string[] {
  const { title, note, startedAt, plannedAt, acknowledgedBy } = facts
  return [
    ...(acknowledgedBy === null ? [] : [words.answeredBy(acknowledgedBy)]),
    '',
    words.answerHere(page),
    words.abroad,
    '',
    words.doing(titleIn(words, title ?? '')),
    ...(note ? [words.note(note)] : []),
    ...(startedAt === null ? [] : [words.left(momentIn(words, startedAt))]),
    ...(plannedAt === null ? [] : [words.planned(momentIn(words, plannedAt))]),
  ]
}

function titleIn(words: Words, title: string): string {
  if (title === UNNAMED_TIMER) return words.unnamed
  return title === ALARM_TITLE ? words.alarm : title
}
