import type { AddressInfo, Server } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The id `<…@host>` by which a reader who gets the mail twice sees that it is one. */
  messageId?: string
  /** What it says opens something for its reader: it stays out of the log. */
  isConfidential?: boolean
  /**
   * The address where the recipient can refuse further mails of this kind, for the header of mail programs: a page for
   * people (RFC 2369), which takes the one click of a program as well (RFC 8058).
   */
  unsubscribe?: string | undefined
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects when it refuses it or falls silent. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The sender of mails to members, as people see it. */
export const senderOf = (publicUrl: string | null) =>
  `혼저 <no-reply@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}>`

/** Returns where the links in mails lead. Their readers are at the same computer where no address is configured. */
export function originInMails(publicUrl: string | null, server: Server): string {
  const address = server.address() as AddressInfo | null
  return publicUrl ?? `http://localhost${address === null ? '' : `:${address.port}`}`
}

const PATIENCE_MS = 10_000
/** The header that keeps automatic replies from answering a machine (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' }

const unsubscribing = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A server that looks a mail over, or holds up strangers, takes its time to answer; still below what one mail may take. */
const ANSWER_FACTOR = 4

/**
 * `from` names the sender as people see it; the address is of the public host. Waits `patienceMs` for the connection and for
 * the greeting, and four times as long for each answer after them.
 */
export function createSmtpMailer(smtpUrl: string, from: string, patienceMs = PATIENCE_MS): Mailer {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: ANSWER_FACTOR * patienceMs,
  }
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience }, { from, headers: HEADERS })
  return {
    async send({ to, subject, text, messageId, unsubscribe }) {
      // The address is an object, and so can be nothing but one address.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        ...(messageId ? { messageId } : {}),
        ...(unsubscribe ? { headers: { ...HEADERS, ...unsubscribing(unsubscribe) } } : {}),
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Whether a mail server is ill, or has something against all that comes from here: it cannot be reached, falls silent, or turns away before
 * it has heard whom the mail is for.
 */
export function isOutage(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return responseCode === undefined || (command !== 'RCPT TO' && command !== 'DATA')
}

const KEPT = 50

/** A mailer where there is no mail server: the mail goes to the log, and the newest ones can be read at /dev/mail in demo mode. */
export interface LogMailer extends Mailer {
  readonly sent: readonly (Mail & { at: string })[]
}

export function createLogMailer(log: Pick<FastifyBaseLogger, 'info'>): LogMailer {
  const sent: (Mail & { at: string })[] = []
  return {
    sent,
    async send(mail) {
      sent.unshift({ ...mail, at: new Date().toISOString() })
      sent.length = Math.min(sent.length, KEPT)
      const body = mail.isConfidential ? '(내용은 /dev/mail에서 볼 수 있어요)' : mail.text
      log.info(`메일 (SMTP_URL이 없어 여기에 남깁니다)\n받는 사람: ${mail.to}\n제목: ${mail.subject}\n${body}`)
    },
    close: () => {},
  }
}
