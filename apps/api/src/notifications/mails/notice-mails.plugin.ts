import type { KeyObject } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Language, NotificationType } from '@honjeo/contract/values/enums'
import {
  NOTICE_MAIL_DELAY_MINUTES,
  NOTICE_MAIL_LATEST_HOURS,
  NOTICE_MAIL_PAUSE_MINUTES,
} from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import type { FastifyPluginAsync } from 'fastify'
import { noticeTopic } from '../../mail/outbox.ts'
import { hasRefused, saveRefusal } from '../../mail/mails.queries.ts'
import { addressHash, refusalToken, readRefusalToken } from '../../mail/refusals.ts'
import { originInMails, type Mail } from '../../mail/mailer.ts'
import { lockDueMember, postponeMember, takeNotices } from './notice-mails.queries.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'

/** The most bytes of the body, longer than any mail program writes it. */
const BODY_MAX = 2000

/**
 * The one click of mail programs (RFC 8058): they post to the page that the header of a mail names, by a form of one
 * field. Opening the address alone unsubscribes from nothing.
 */
const registerOneClick: FastifyPluginAsync<{ key: KeyObject }> = async (app, { key }) => {
  const { db, clock } = app
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) =>
      done(null, body),
    )
  }

  app.post<{ Params: { token: string }; Body: unknown }>(
    '/no-mail/:token',
    { schema: { hide: true } },
    async ({ params, body }, reply) => {
      const refusal = readRefusalToken(key, params.token)
      if (refusal === null) return reply.code(404).type('text/plain').send('unknown link')
      const form = String(body)
      if (!form.includes('List-Unsubscribe') || !form.includes('One-Click'))
        return reply.code(400).type('text/plain').send('no click')
      await saveRefusal(db, refusal.hash, true, clock.now())
      return reply.code(200).type('text/plain').send('unsubscribed')
    },
  )
}

interface Facts {
  email: string
  language: Language
  counts: readonly { type: NotificationType; count: number }[]
}

/** Writes the mail that says how many notifications of which kind a member has not seen. */
function noticeMail({ email, language, counts }: Facts, origin: string, key: KeyObject): Mail {
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

interface NoticeMailsOptions {
  /** The key by which addresses refuse mails. */
  key: KeyObject
  publicUrl: string | null
  /** How often the server looks for what is due. */
  everyMs?: number
}

/** Mails members the notifications that they want by mail and have not seen: one mail in an hour, whatever happened. */
export const noticeMailsPlugin: FastifyPluginAsync<NoticeMailsOptions> = async (
  app,
  { key, publicUrl, everyMs = 10_000 },
) => {
  const { db, clock, outbox, log } = app
  const stopping = new AbortController()

  /** Looks through one member's notifications, in a transaction with the mail; false when no member is due. */
  const mailOne = () =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const at = now.toISOString()
      const member = await lockDueMember(tx, at)
      if (!member) return false
      const { userId, email } = member
      const mayHear = !member.isSuspended && !(await hasRefused(tx, addressHash(key, email, 'NOTICE')))
      const range = {
        after: subHours(now, NOTICE_MAIL_LATEST_HOURS).toISOString(),
        before: subMinutes(now, NOTICE_MAIL_DELAY_MINUTES).toISOString(),
        now: at,
      }
      const counts = mayHear ? await takeNotices(tx, userId, range) : []
      if (counts.length > 0) {
        await outbox.post(tx, noticeMail({ ...member, counts }, originInMails(publicUrl, app.server), key), {
          topic: noticeTopic(userId),
        })
      }
      const pause = counts.length > 0 ? NOTICE_MAIL_PAUSE_MINUTES : 1
      await postponeMember(tx, userId, addMinutes(now, pause).toISOString())
      return true
    })

  async function work() {
    while (!stopping.signal.aborted) {
      const isMore = await mailOne().catch((error: unknown) => {
        log.error({ err: error }, 'notifications were not mailed')
        return false
      })
      if (!isMore) await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const working = work()
  app.addHook('onClose', async () => {
    stopping.abort()
    await working
  })
  await app.register(registerOneClick, { key })
}
