import type { KeyObject } from 'node:crypto'
import type { Language, NotificationType } from '@honjeo/contract/values/enums'
import type { Mail } from '../../mail/mailer.ts'
import { refusalToken } from '../../mail/refusals.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'

interface Facts {
  email: string
  language: Language
  counts: readonly { type: NotificationType; count: number }[]
}

/** Writes the mail that says how many notifications of which kind a member has not seen. */
export function noticeMail({ email, language, counts }: Facts, origin: string, key: KeyObject): Mail {
  const texts = NOTICE_TEXTS[language]
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const unsubscribe = `${origin}/no-mail/${refusalToken(key, email, 'NOTICE')}`
  const text = [
    texts.greeting,
    '',
    ...counts.map(({ type, count }) => texts.line(texts.types[type], count)),
    '',
    texts.open,
    `${origin}/notifications`,
    '',
    texts.why,
    `${origin}/mypage/notifications`,
    '',
    texts.stop,
    unsubscribe,
  ].join('\n')
  return { to: email, subject: texts.subject(total), text, unsubscribe }
}
