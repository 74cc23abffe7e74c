import type { KeyObject } from 'node:crypto'
import { koreanTime } from '../../../../lib/korean-time.ts'
import type { Mail } from '../../../../mail/mailer.ts'
import type { Facts } from '../../facts.queries.ts'
import { linkToken } from '../../links.ts'
import { refusalToken } from '../../../../mail/refusals.ts'
import { alertMail } from './alert-mail.ts'
import { drillMail, invitationMail, shareMail } from './asking-mail.ts'
import { HOW_TO_STOP, NOT_AN_EMERGENCY_SERVICE } from './closing-lines.ts'
import { acknowledgedMail, endedMail } from './ending-mail.ts'
import { latenessLines } from './lateness.ts'
import type { MailText } from './words.ts'

export interface MailContext {
  /** Where people reach the app, without a trailing slash. */
  origin: string
  key: KeyObject
}

/** Whatever a member has called things, a subject is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** What one message says by mail. The same message has the same Message-ID, however often it is tried. */
export function mailOf(facts: Facts, context: MailContext, now: Date): Omit<Mail, 'to'> {
  const {
    subject,
    lines: [first = '', ...rest],
  } = wordsOf(facts, context, now)
  const isAsking = facts.kind === 'INVITATION'
  const closing = [NOT_AN_EMERGENCY_SERVICE, ...(isAsking ? [] : [HOW_TO_STOP(contactLink(facts, context))])]
  return {
    subject: oneLine(subject),
    text: [first, ...latenessOf(facts, now), ...rest, '', ...closing].join('\n'),
    messageId: messageIdOf(facts, context),
    isConfidential: true,
    ...(isAsking ? { unsubscribe: refusalLink(facts, context) } : {}),
  }
}

/** What was asked or shared is none the worse for it. */
const latenessOf = ({ checkInId, wantedAt }: Facts, now: Date) =>
  checkInId === null ? [] : latenessLines(wantedAt, now)

const contactLink = ({ contactId }: Facts, { origin, key }: MailContext) =>
  `${origin}/contact/${linkToken(key, 'INVITE', contactId)}`

const refusalLink = ({ address }: Facts, { origin, key }: MailContext) =>
  address === null ? undefined : `${origin}/no-mail/${refusalToken(key, address)}`

function wordsOf(facts: Facts, context: MailContext, now: Date): MailText {
  const { origin, key } = context
  const { kind, contactId, alertId, viewerId, shareEndsAt } = facts
  const alertLink = alertId === null ? origin : `${origin}/alert/${linkToken(key, 'ALERT', alertId)}`
  switch (kind) {
    case 'INVITATION':
      return invitationMail(facts, contactLink(facts, context), refusalLink(facts, context) ?? origin)
    case 'DRILL':
      return drillMail(facts, `${origin}/alert/${linkToken(key, 'DRILL', contactId)}`)
    case 'ALERT':
      return alertMail(facts, alertLink, now)
    case 'ACKNOWLEDGED':
      return acknowledgedMail(facts, alertLink)
    case 'ENDED':
      return endedMail(facts)
    case 'SHARE': {
      const link = viewerId === null ? origin : `${origin}/where/${linkToken(key, 'WHERE', viewerId)}`
      return shareMail(facts, link, shareEndsAt === null ? '' : koreanTime(shareEndsAt))
    }
  }
}

function messageIdOf({ id, createdAt }: Facts, { origin }: MailContext): string {
  const { hostname } = new URL(origin)
  return `<safety.${id}.${Date.parse(createdAt).toString(36)}@${hostname}>`
}
