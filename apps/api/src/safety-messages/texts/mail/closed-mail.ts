import type { Mail } from '../../../mail/mailer.ts'
import { NOT_AN_EMERGENCY_SERVICE } from './closing-lines.ts'
import { closedWords } from './ending-mail.ts'

/** To whoever was told of an alert that ends with its member's account. */
export function closedMail(travellerName: string): Omit<Mail, 'to'> {
  const { subject, lines } = closedWords(travellerName)
  return { subject, text: [...lines, '', NOT_AN_EMERGENCY_SERVICE].join('\n') }
}
