import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { SensSettings } from '@honjeo/text-gateways/sens'
import type { SolapiSettings } from '@honjeo/text-gateways/solapi'
import { closeAtOnce, openOnLoopback } from './loopback.ts'

/** A text that went out to a phone. */
export interface SentText {
  /** What receipts are asked for by. */
  id: string
  messageId: string
  to: string
  type: string
  text: string
  subject: string | undefined
  at: number
  receipt: 'WAITING' | 'DELIVERED' | 'FAILED'
}

/** A question as it came in; the answer to it may be another than the usual one. */
export interface GatewayCall {
  method: string
  /** The path without its query. */
  path: string
}

/** SILENCE: it does nothing and never answers. DONE_SILENCE: it does what is asked and never answers. A number: that status. */
export type GatewayFault = 'SILENCE' | 'DONE_SILENCE' | 'DONE_CUT' | number

interface Group {
  groupId: string
  status: string
  message: Record<string, unknown> | null
}

const KEY = 'test-key'
const SECRET = 'test-secret-of-the-gateway'
const SERVICE = 'ncp:sms:kr:1:honjeo'
const TALK_SERVICE = 'ncp:kkobizmsg:kr:1:honjeo'
const CLOCK_MS = 300_000

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * A server of SOLAPI and SENS, as far as texts to contacts need them; as strict with signatures as they are. It never
 * writes to any phone.
 */
export class TextGatewayServer {
  readonly sent: SentText[] = []
  readonly calls: GatewayCall[] = []
  /** What goes wrong with a question. */
  fault: (call: GatewayCall) => GatewayFault | undefined = () => undefined
  /** What the phone says of a text as soon as it went out. */
  receipt: SentText['receipt'] = 'WAITING'
  url = ''
  readonly #groups = new Map<string, Group>()
  readonly #salts = new Set<string>()
  readonly #server = createServer((request, response) => void this.#take(request, response))

  async listen(): Promise<this> {
    this.url = await openOnLoopback(this.#server)
    return this
  }

  close(): Promise<void> {
    return closeAtOnce(this.#server)
  }

  get solapi(): SolapiSettings {
    const login = { apiKey: KEY, apiSecret: SECRET, sender: '0641234567', countries: ['82', '81'] }
    return { gateway: 'SOLAPI', url: this.url, ...login, talk: null }
  }

  get sens(): SensSettings {
    const login = { apiKey: KEY, apiSecret: SECRET, sender: '0641234567', countries: ['82', '81'] }
    return { gateway: 'SENS', url: this.url, ...login, serviceId: SERVICE, talk: null }
  }

  get talkServiceId(): string {
    return TALK_SERVICE
  }

  textsTo(to: string): SentText[] {
    return this.sent.filter((each) => each.to === to)
  }

  /** The phone of all texts that wait says so. */
  report(receipt: SentText['receipt']): void {
    for (const each of this.sent) if (each.receipt === 'WAITING') each.receipt = receipt
  }

  async #take(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    const { pathname } = new URL(url, 'http://gateway.test')
    const method = request.method ?? 'GET'
    const call = { method, path: pathname }
    this.calls.push(call)
    const body = await readText(request)
    const fault = this.fault(call)
    if (fault === 'SILENCE') return
    if (typeof fault === 'number') {
      sendJson(response, fault, { errorCode: 'Fault' })
      return
    }
    const isProven = pathname.startsWith('/messages/') ? this.#isSolapi(request) : this.#isSens(request, method, url)
    if (!isProven) {
      sendJson(response, 401, { errorCode: 'SignatureDoesNotMatch' })
      return
    }
    const [status, answer] = this.#answer(method, url, body)
    if (fault === 'DONE_CUT') request.socket.destroy()
    else if (fault !== 'DONE_SILENCE') sendJson(response, status, answer)
  }

  /** The signature of date and salt, each salt once, and a date of now. */
  #isSolapi({ headers }: IncomingMessage): boolean {
    const [, key, date, salt, signature] =
      /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      ) ?? []
    if (key !== KEY || date === undefined || salt === undefined || this.#salts.has(salt)) return false
    this.#salts.add(salt)
    const isOfNow = Math.abs(Date.parse(date) - Date.now()) < CLOCK_MS
    return (
      isOfNow &&
      signature ===
        createHmac('sha256', SECRET)
          .update(date + salt)
          .digest('hex')
    )
  }

  #isSens({ headers }: IncomingMessage, method: string, url: string): boolean {
    const timestamp = String(headers['x-ncp-apigw-timestamp'])
    if (headers['x-ncp-iam-access-key'] !== KEY || Math.abs(Number(timestamp) - Date.now()) > CLOCK_MS) return false
    const signed = `${method} ${url}\n${timestamp}\n${KEY}`
    return headers['x-ncp-apigw-signature-v2'] === createHmac('sha256', SECRET).update(signed).digest('base64')
  }

  #answer(method: string, url: string, body: string): [number, object] {
    const { pathname, searchParams } = new URL(url, 'http://gateway.test')
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    const [, groupId, of] = /^\/messages\/v4\/groups(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
    if (pathname.startsWith('/messages/v4/groups')) return this.#group(method, groupId, of, given)
    const isTalk = pathname.startsWith('/alimtalk/')
    const messageId = /\/messages\/([\w-]+)$/.exec(pathname)?.[1]
    if (method === 'POST') return isTalk ? this.#sendTalk(given) : this.#sendSms(given)
    if (messageId !== undefined)
      return [
        200,
        { messages: this.sent.filter((each) => each.messageId === messageId).map(({ text }) => ({ content: text })) },
      ]
    return [200, { messages: this.#listed(searchParams, isTalk) }]
  }

  #group(
    method: string,
    groupId: string | undefined,
    of: string | undefined,
    given: Record<string, unknown>,
  ): [number, object] {
    if (groupId === undefined) {
      const group: Group = {
        groupId: `G4V${randomBytes(12).toString('hex').toUpperCase()}`,
        status: 'PENDING',
        message: null,
      }
      this.#groups.set(group.groupId, group)
      return [200, shown(group)]
    }
    const group = this.#groups.get(groupId)
    if (!group) return [404, { errorCode: 'GroupNotFound' }]
    if (of === undefined) return [200, shown(group)]
    if (of === 'messages' && method === 'GET') return [200, { messageList: this.#messagesOf(groupId) }]
    if (group.status !== 'PENDING') return [400, { errorCode: 'GroupNotPending' }]
    if (of === 'messages') {
      const [message] = given['messages'] as Record<string, unknown>[]
      // A second message to one number in a group is refused.
      if (group.message !== null) return [200, { errorCount: 1, resultList: [{ statusCode: '1025' }] }]
      group.message = message ?? null
      return [200, { errorCount: 0, resultList: [{ statusCode: '2000' }] }]
    }
    if (group.message === null) return [400, { errorCode: 'GroupEmpty' }]
    group.status = 'SENDING'
    const { to, text, type, subject } = group.message as { to: string; text: string; type: string; subject?: string }
    this.#goOut({ id: groupId, to, text, type, subject })
    return [200, shown(group)]
  }

  #messagesOf(groupId: string) {
    const codes = { WAITING: '3000', DELIVERED: '4000', FAILED: '3040' } as const
    return Object.fromEntries(
      this.sent
        .filter(({ id }) => id === groupId)
        .map(({ messageId, receipt }) => [
          messageId,
          { status: receipt === 'WAITING' ? 'SENDING' : 'COMPLETE', statusCode: codes[receipt] },
        ]),
    )
  }

  #sendSms(given: Record<string, unknown>): [number, object] {
    const { content, type, subject, messages } = given as {
      content: string
      type: string
      subject?: string
      messages: { to: string }[]
    }
    const id = randomBytes(8).toString('hex')
    for (const { to } of messages) this.#goOut({ id, to, text: content, type, subject })
    return [202, { requestId: id, statusCode: '202', statusName: 'success' }]
  }

  #sendTalk(given: Record<string, unknown>): [number, object] {
    const { messages } = given as { messages: { to: string; content: string; failoverConfig: { content: string } }[] }
    const id = randomBytes(8).toString('hex')
    for (const { to, content, failoverConfig } of messages) {
      this.#goOut({ id, to, text: `${content}\n${failoverConfig.content}`, type: 'TALK', subject: undefined })
    }
    return [202, { requestId: id, statusCode: '202', statusName: 'success' }]
  }

  #listed(query: URLSearchParams, isTalk: boolean) {
    const requestId = query.get('requestId')
    const from = Date.parse(`${query.get('requestStartTime')?.replace(' ', 'T') ?? ''}+09:00`)
    return this.sent
      .filter(({ id, to, at, type }) =>
        requestId === null ? to === query.get('to') && at >= from && (type === 'TALK') === isTalk : id === requestId,
      )
      .map(({ id, messageId, receipt }) => ({
        requestId: id,
        messageId,
        ...(isTalk
          ? { messageStatusName: NAMES[receipt] }
          : { status: receipt === 'WAITING' ? 'PROCESSING' : 'COMPLETED', statusName: NAMES[receipt] }),
      }))
  }

  #goOut(text: Pick<SentText, 'id' | 'to' | 'type' | 'text' | 'subject'>) {
    this.sent.push({ ...text, messageId: randomBytes(8).toString('hex'), at: Date.now(), receipt: this.receipt })
  }
}

const NAMES = { WAITING: 'processing', DELIVERED: 'success', FAILED: 'fail' } as const

const shown = ({ groupId, status, message }: Group) => ({
  groupId,
  status,
  count: { total: message === null ? 0 : 1, registeredSuccess: message === null ? 0 : 1 },
})
