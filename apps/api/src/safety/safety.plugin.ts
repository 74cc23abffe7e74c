import type { FastifyPluginAsync } from 'fastify'
import type { deriveKeys } from '../auth/keys.ts'
import type { ServerPace } from '../config/pace.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SendPush } from '../notifications/push/push-sender.ts'
import { safetyMessagesPlugin } from './alerts/alerts.plugin.ts'
import { checklistPlugin } from './checklist/checklist.routes.ts'
import { createContactViews } from './contacts/contact-views.ts'
import { contactBrowsersPlugin } from './contacts/contact-browsers.routes.ts'
import { contactsPlugin } from './contacts/contacts.routes.ts'
import { locationSharesPlugin } from './sharing/sharing.routes.ts'
import { contactPhonesPlugin } from './texts/contact-phones.routes.ts'
import type { PhoneKeys } from './texts/phone-numbers.ts'
import type { Texts } from './texts/send-text.ts'
import { textReportsPlugin } from './texts/text-reports.routes.ts'
import { timerPlugin } from './timer/timer.routes.ts'

export interface SafetyOptions {
  /** What links are proven by. */
  key: ReturnType<typeof deriveKeys>['safetyLink']
  phoneKeys: PhoneKeys
  /** What sends texts to contacts; null: the operator has connected no gateway. */
  texts: Texts | null
  /** What takes the mails to trusted contacts; null: there is no mail server. */
  mailer: Mailer | null
  sendPush: SendPush
  /** The hosts of the push services that are called; without a word those of the browsers. */
  services: readonly string[] | undefined
  publicUrl: string | null
  pace: Pick<ServerPace, 'safetyMessages' | 'timers'>
}

/** The wing of safety: timers, contacts and what they are sent, shared positions, and the checklist. */
export const safetyPlugin: FastifyPluginAsync<SafetyOptions> = async (app, options) => {
  const { key, phoneKeys, texts, mailer, sendPush, services, publicUrl, pace } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  await app.register(safetyMessagesPlugin, {
    key,
    phoneKeys,
    texts,
    mailer,
    sendPush,
    publicUrl,
    pace: pace.safetyMessages,
  })
  const views = createContactViews({ db: app.db, clock: app.clock, key, phoneKeys, sendsTexts: texts !== null })
  await app.register(contactsPlugin, { key, canMail: mailer !== null, views })
  await app.register(contactPhonesPlugin, { key, phoneKeys, texts, views })
  if (texts !== null) await app.register(textReportsPlugin)
  await app.register(contactBrowsersPlugin, { key, isSecure, ...(services && { services }) })
  await app.register(locationSharesPlugin, { key })
  await app.register(timerPlugin, { linkKey: key, pace: pace.timers })
  await app.register(checklistPlugin)
}
