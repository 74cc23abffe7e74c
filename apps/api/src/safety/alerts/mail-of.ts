import type { KeyObject } from 'node:crypto'
import { type LadderLinks, ladderMail } from '@honjeo/ladder-texts/mail'
import type { Mail } from '../../mail/mailer.ts'
import { refusalToken } from '../../mail/refusals.ts'
import type { Facts } from './facts.queries.ts'
import { linkToken, shownIn } from './links.ts'

export interface MailContext {
  /** The address at which people reach the app, without a trailing slash. */
  origin: string
  key: KeyObject
}

/** Writes one message as a mail. The same message has the same Message-ID, however often it is tried. */
export function mailOf(facts: Facts, context: MailContext, now: Date): Omit<Mail, 'to'> {
  const links = linksOf(facts, context)
  return {
    ...ladderMail(facts.language, facts, links, now),
    messageId: messageIdOf(facts, context),
    isConfidential: true,
    ...(facts.kind === 'INVITATION' ? { unsubscribe: links.neverAgain } : {}),
  }
}

function linksOf(facts: Facts, { origin, key }: MailContext): LadderLinks {
  const { contactId, address, contactStatus, language } = facts
  // Who has not answered has chosen nothing: their browser knows better what they read than the member does.
  const lang = contactStatus === 'PENDING' ? null : language
  return {
    page: shownIn(pageOf(facts, { origin, key }), lang),
    contact: shownIn(`${origin}/contact/${linkToken(key, 'INVITE', contactId)}`, lang),
    neverAgain: address === null ? origin : `${origin}/no-mail/${refusalToken(key, address)}`,
  }
}

function pageOf({ kind, contactId, alertId, viewerId }: Facts, { origin, key }: MailContext): string {
  if (kind === 'INVITATION') return `${origin}/contact/${linkToken(key, 'INVITE', contactId)}`
  if (kind === 'DRILL') return `${origin}/alert/${linkToken(key, 'DRILL', contactId)}`
  if (kind === 'SHARE') return viewerId === null ? origin : `${origin}/where/${linkToken(key, 'WHERE', viewerId)}`
  return alertId === null ? origin : `${origin}/alert/${linkToken(key, 'ALERT', alertId)}`
}

function messageIdOf({ id, createdAt }: Facts, { origin }: MailContext): string {
  const { hostname } = new URL(origin)
  return `<safety.${id}.${Date.parse(createdAt).toString(36)}@${hostname}>`
}
