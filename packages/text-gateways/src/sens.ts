import { createHmac, randomBytes } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { Type } from 'typebox'
import {
  fittingSubject,
  formOf,
  nationalNumber,
  type OutgoingText,
  type TextReceipt,
  type TextGateway,
} from './gateway.ts'
import { createSignedClient } from './signed-client.ts'

export interface SensSettings {
  gateway: 'SENS'
  /** The address without a trailing slash; another than the gateway's own in tests. */
  url: string
  apiKey: string
  apiSecret: string
  /** The id of the project's SMS service. */
  serviceId: string
  /** The number that texts come from, as it is registered with the gateway. */
  sender: string
  /** Codes of the countries whose numbers are written to. */
  countries: readonly string[]
  /** The service, channel and approved template of 알림톡; null: all goes as SMS or LMS. */
  talk: { serviceId: string; channel: string; template: string } | null
}

const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })
const Taken = Type.Object({ requestId: Id })
const Listed = Type.Object({ messages: Type.Array(Type.Object({ requestId: Id, messageId: Id })) })
const Content = Type.Object({ messages: Type.Array(Type.Object({ content: Type.String() })) })
const SmsState = Type.Object({
  messages: Type.Array(Type.Object({ status: Type.String(), statusName: Type.Optional(Type.String()) })),
})
const TalkState = Type.Object({
  messages: Type.Array(
    Type.Object({
      messageStatusName: Type.Optional(Type.String()),
      failover: Type.Optional(Type.Object({ requestId: Type.Optional(Id) })),
    }),
  ),
})

/** The time by which the gateway's clock may differ, back and ahead, when what was sent is looked for. */
const AROUND_MS = 120_000
/** The time that the gateway may take until a call that was cut off shows in its list. */
const SETTLES_WITHIN_MS = 60_000
/** The number of texts to one number in some minutes that are looked at. */
const CANDIDATES = 20
const KOREA_MS = 9 * 3_600_000

/** Returns a time of Korea, as the gateway takes times. */
const timeOf = (ms: number) => new Date(ms + KOREA_MS).toISOString().slice(0, 19).replace('T', ' ')

const signatureOf = (secret: string, method: string, path: string, timestamp: string, key: string) =>
  createHmac('sha256', secret).update(`${method} ${path}\n${timestamp}\n${key}`).digest('base64')

/** Returns the headers that prove a request; `path` with its query. */
export function sensHeaders(
  { apiKey, apiSecret }: Pick<SensSettings, 'apiKey' | 'apiSecret'>,
  method: string,
  path: string,
  now = Date.now(),
): Record<string, string> {
  const timestamp = String(now)
  return {
    'x-ncp-apigw-timestamp': timestamp,
    'x-ncp-iam-access-key': apiKey,
    'x-ncp-apigw-signature-v2': signatureOf(apiSecret, method, path, timestamp, apiKey),
  }
}

/**
 * Naver Cloud's SENS. It takes no key of its clients, so that a handle is a reference which ends the text: after a call
 * without an answer the texts to that number are looked through for it before it is sent again.
 */
export function createSens(
  settings: SensSettings & { timeLimitMs?: number },
  log: Pick<BaseLogger, 'warn' | 'info'>,
): TextGateway {
  const { url, serviceId, sender, countries, talk, timeLimitMs } = settings
  const sign = (method: string, path: string) => sensHeaders(settings, method, path)
  const { ask } = createSignedClient({ to: 'sens', url, sign, log, timeLimitMs })
  const sms = `/sms/v2/services/${encodeURIComponent(serviceId)}/messages`
  const talks = talk === null ? null : `/alimtalk/v2/services/${encodeURIComponent(talk.serviceId)}/messages`

  const longPart = (text: OutgoingText) =>
    formOf(text.text) === 'LMS' ? { type: 'LMS', subject: fittingSubject(text.subject) } : { type: 'SMS' }

  async function sendSms(text: OutgoingText) {
    const { country, number } = nationalNumber(text.to, countries)
    const { requestId } = await ask(Taken, 'POST', sms, {
      ...longPart(text),
      contentType: 'COMM',
      countryCode: country,
      from: sender,
      content: text.text,
      messages: [{ to: number }],
    })
    return `sms.${requestId}`
  }

  async function sendTalk(path: string, { channel, template }: NonNullable<typeof talk>, text: OutgoingText) {
    const { country, number } = nationalNumber(text.to, countries)
    const { requestId } = await ask(Taken, 'POST', path, {
      plusFriendId: channel,
      templateCode: template,
      messages: [
        {
          countryCode: country,
          to: number,
          content: text.talk?.content ?? '',
          useSmsFailover: true,
          failoverConfig: { ...longPart(text), from: sender, content: text.text },
        },
      ],
    })
    return `talk.${requestId}`
  }

  /** Returns the id of the request whose text has the reference; null where the gateway has none. */
  async function find(path: string, reference: string, to: string, calledAt: Date): Promise<string | null> {
    const query = new URLSearchParams({
      requestStartTime: timeOf(calledAt.getTime() - AROUND_MS),
      requestEndTime: timeOf(Date.now() + AROUND_MS),
      to: nationalNumber(to, countries).number,
      pageSize: String(CANDIDATES),
    })
    const { messages } = await ask(Listed, 'GET', `${path}?${query.toString()}`)
    for (const { requestId, messageId } of messages.slice(0, CANDIDATES)) {
      const found = await ask(Content, 'GET', `${path}/${messageId}`)
      if (found.messages.some(({ content }) => content.includes(reference))) return requestId
    }
    return null
  }

  async function smsReceipt(requestId: string): Promise<TextReceipt> {
    const { messages } = await ask(SmsState, 'GET', `${sms}?requestId=${requestId}`)
    if (messages.length === 0 || messages.some(({ status }) => status !== 'COMPLETED')) return 'WAITING'
    return messages.every(({ statusName }) => statusName === 'success') ? 'DELIVERED' : 'FAILED'
  }

  async function talkReceipt(path: string, requestId: string): Promise<TextReceipt> {
    const { messages } = await ask(TalkState, 'GET', `${path}?requestId=${requestId}`)
    const [message] = messages
    if (message?.messageStatusName === undefined || message.messageStatusName === 'processing') return 'WAITING'
    if (message.messageStatusName === 'success') return 'DELIVERED'
    // KakaoTalk does not reach the number; what goes out instead has a receipt of its own.
    const instead = message.failover?.requestId
    return instead === undefined ? 'WAITING' : smsReceipt(instead)
  }

  return {
    name: 'SENS',
    settlesWithinMs: SETTLES_WITHIN_MS,

    async open() {
      return randomBytes(8).toString('hex')
    },

    async send({ handle, calledAt }, text) {
      const isTalk = text.talk !== null && talk !== null && talks !== null
      if (calledAt !== null) {
        const found = await find(isTalk ? talks : sms, handle, text.to, calledAt)
        if (found !== null) return `${isTalk ? 'talk' : 'sms'}.${found}`
      }
      return isTalk ? sendTalk(talks, talk, text) : sendSms(text)
    },

    async receipt(id) {
      const [kind = '', requestId = ''] = id.split('.')
      return kind === 'talk' && talks !== null ? talkReceipt(talks, requestId) : smsReceipt(requestId)
    },
  }
}
