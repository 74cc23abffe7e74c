import type { KeyObject } from 'node:crypto'
import { TIMER_LATE } from '@honjeo/contract/values/limits'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { koreanTime } from '../../lib/korean-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { refusalToken } from '../../mail/refusals.ts'
import type { Facts } from './facts.queries.ts'
import { linkToken } from './links.ts'
import { alertMail, type MailText } from './alert-mail.ts'

function acknowledgedMail({ travellerName: name, acknowledgedBy, isDuress }: Facts, link: string): MailText {
  const whose = acknowledgedBy === null ? '' : `(${acknowledgedBy})`
  return {
    subject: `[혼저] 다른 연락처가 ${name}님에게 연락해 보고 있어요`,
    lines: [
      `다른 신뢰 연락처${whose}가 ${name}님의 일을 확인해 보겠다고 답했어요.`,
      isDuress === true
        ? `${name}님에게 전화하거나 메시지를 보내지 마세요. 112에 신고됐는지 그 사람에게 확인해주세요.`
        : '결과를 기다려도 되지만, 걱정되면 직접 전화해 보거나 112에 신고해도 돼요.',
      '',
      `지금 상황 보기: ${link}`,
    ],
  }
}

/** Where no one has said that all is well, the mail does not sound as if. */
function closedWords(name: string): MailText {
  return {
    subject: `[혼저] ${name}님의 귀가 알림이 닫혔어요`,
    lines: [
      `${name}님이 무사하다는 소식 없이 알림이 닫혔어요. 앞으로는 이 일로 메일을 보내지 않아요.`,
      '안전하다는 뜻이 아니에요. 아직 연락이 안 됐다면 112(경찰)에 신고해주세요.',
    ],
  }
}

function endedMail({ travellerName: name, ending, acknowledgedBy }: Facts): MailText {
  if (ending === 'SAFE') {
    return {
      subject: `[혼저] ${name}님이 무사하다고 알렸어요`,
      lines: [`${name}님이 무사하다고 알렸어요.`, '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.'],
    }
  }
  if (ending === 'CANCELLED') {
    return {
      subject: `[혼저] ${name}님이 귀가 타이머를 취소했어요`,
      lines: [`${name}님이 귀가 타이머를 취소했어요.`, '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.'],
    }
  }
  if (ending === 'CONTACT_OK') {
    const whose = acknowledgedBy === null ? '' : `(${acknowledgedBy})`
    return {
      subject: `[혼저] ${name}님과 연락이 닿았어요`,
      lines: [
        `다른 신뢰 연락처${whose}가 ${name}님과 연락이 닿았다고 알려줬어요.`,
        '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.',
      ],
    }
  }
  return closedWords(name)
}

/**
 * This mail goes to any address that a member types, so the only words of theirs in it are the nickname, which was
 * judged. The subject has not even that, since twelve letters are enough for a threat, and a subject is read by everybody
 * who sees the list of mails.
 */
function invitationMail({ nickname: name }: Facts, link: string, neverAgain: string): MailText {
  return {
    subject: '[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요',
    lines: [
      `${name}님이 혼자 여행하다 제때 돌아오지 못하면 연락받을 사람으로 이 주소를 골랐어요.`,
      `아래에서 동의하거나 거절해주세요. 동의하기 전에는 ${name}님의 소식을 보내지 않아요.`,
      '',
      link,
      '',
      '동의하면 이렇게 돼요.',
      `- ${name}님이 정한 시간까지 무사하다고 알리지 않으면 메일로 알려드려요.`,
      '- 무엇을 하러 갔는지, 마지막 위치가 어디인지 함께 볼 수 있어요.',
      '- 마음이 바뀌면 같은 링크에서 언제든 그만둘 수 있어요.',
      '',
      '모르는 사람이 보낸 것 같다면 이 메일은 무시해주세요.',
      `누구에게서도 이런 부탁을 다시 받고 싶지 않다면: ${neverAgain}`,
    ],
  }
}

function drillMail({ travellerName: name }: Facts, link: string): MailText {
  return {
    subject: `[혼저] 연습이에요: ${name}님의 알림이 잘 가는지 확인해요`,
    lines: [
      `연습이에요. ${name}님에게 아무 일도 없어요.`,
      `${name}님이 제때 돌아오지 못하면 이런 메일을 보내드려요. 링크가 잘 열리는지 한번 눌러봐 주세요.`,
      '',
      link,
      '',
      '실제 알림이라면 이렇게 하면 돼요.',
      `1. 먼저 ${name}님에게 전화해 보세요.`,
      '2. 연락이 안 되면 112(경찰)나 119(구조·구급)에 신고하고, 메일에 적힌 마지막 위치를 알려주세요.',
      '3. 링크에서 연락해 보겠다고 누르면 다른 연락처도 알게 돼요.',
    ],
  }
}

function shareMail({ travellerName: name }: Facts, link: string, until: string): MailText {
  return {
    subject: `[혼저] ${name}님이 위치를 공유해요`,
    lines: [
      `${name}님이 ${until}까지 위치를 공유해요. 아래에서 볼 수 있어요.`,
      `언제 봤는지 ${name}님에게도 보여요. 그전에 ${name}님이 끝낼 수도 있어요.`,
      '',
      link,
    ],
  }
}

/** What goes out minutes after its cause says so. */
const latenessLines = (wantedAt: string, now: Date): string[] =>
  differenceInMinutes(now, wantedAt) < TIMER_LATE
    ? []
    : [`발송이 늦어졌어요. 원래 ${koreanTime(wantedAt)}에 보냈어야 해요.`]

/** Under every mail: what this service is not, and whom to call. */
const NOT_AN_EMERGENCY_SERVICE =
  '혼저는 긴급 구조 기관이 아니에요. 위급하면 바로 112(경찰)나 119(구조·구급)에 신고해주세요.'

const HOW_TO_STOP = (link: string) => `더는 알림을 받고 싶지 않다면 여기에서 그만둘 수 있어요: ${link}`

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
