import { createCipheriv, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { NiceSettings } from '@honjeo/nice-identity/nice-identity'
import { closeAtOnce, openOnLoopback } from './loopback.ts'

/** What NICE says of a person; a service may not keep most of it. */
export interface NicePerson {
  name: string
  ci: string
  di: string
  birthdate: string
  gender: string
  national_info: string
  mobile_no: string
}

type Fault = (response: ServerResponse) => void

/** Makes one person, the same at every service by the CI. */
export const nicePerson = (n: number, facts: Partial<NicePerson> = {}): NicePerson => ({
  name: '강새봄',
  ci: createHmac('sha512', 'ci').update(String(n)).digest('base64'),
  di: createHmac('sha256', 'di').update(String(n)).digest('base64'),
  birthdate: '19950302',
  gender: '0',
  national_info: '0',
  mobile_no: `0100000${String(n).padStart(4, '0')}`,
  ...facts,
})

interface Grant {
  ticket: string
  iterators: number
}
interface Check {
  token: string
  requestNo: string
  returnUrl: string
  closeUrl: string
  person?: NicePerson
  /** What the browser comes back with; gone once its answer was fetched. */
  webId?: string
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refuse = (response: ServerResponse, code: string) =>
  sendJson(response, 200, { result_code: code, result_message: 'refused' })
const random = () => randomBytes(24).toString('hex')

/** A server of NICE's integrated check, as far as the service needs it, and as strict: each number is good in its own check, once. */
export class NiceServer {
  /** The person before the page. */
  person: NicePerson = nicePerson(1)
  /** Whether the person closes the page instead. */
  closes = false
  /** What goes wrong, by path. */
  readonly faults = new Map<string, Fault>()
  /** Calls by path. */
  readonly calls: string[] = []
  /** Changes the answer before it is sealed. */
  bend: (answer: object) => object = (answer) => answer
  readonly #grants = new Map<string, Grant>()
  readonly #checks = new Map<string, Check>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #origin = ''
  /** The settings by which it is to be reached; whole once it listens. */
  readonly settings: NiceSettings = { clientId: 'NI-client', clientSecret: 'hunter22', apiUrl: '' }

  async listen(): Promise<void> {
    this.#origin = await openOnLoopback(this.#server)
    this.settings.apiUrl = `${this.#origin}/ido/intc/v1.0`
  }

  close(): Promise<void> {
    return closeAtOnce(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://nice.test')
    const path = pathname.replace('/ido/intc/v1.0', '')
    this.calls.push(path)
    const fault = this.faults.get(path)
    if (fault) return fault(response)
    if (path === '/page') return this.#showPage(searchParams.get('t') ?? '', response)
    const body = (await json(request)) as Record<string, string>
    const authorization = request.headers.authorization ?? ''
    if (path === '/auth/token') this.#grant(authorization, body, response)
    else if (path === '/auth/url') this.#begin(authorization.replace('Bearer ', ''), body, response)
    else if (path === '/auth/result') this.#sendResult(authorization.replace('Bearer ', ''), body, response)
    else response.writeHead(404).end()
  }

  #grant(authorization: string, body: Record<string, string>, response: ServerResponse) {
    const { clientId, clientSecret } = this.settings
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64url')}`
    if (authorization !== expected) return refuse(response, '1006')
    if (body['grant_type'] !== 'client_credentials' || !/^[\w]{20,50}$/.test(body['request_no'] ?? '')) {
      return refuse(response, '1001')
    }
    const grant = { ticket: random(), iterators: 1000 }
    const token = random()
    this.#grants.set(token, grant)
    return sendJson(response, 200, {
      result_code: '0000',
      request_no: body['request_no'],
      access_token: token,
      expires_in: 3600,
      token_type: 'Bearer',
      ...grant,
    })
  }

  #begin(token: string, body: Record<string, string>, response: ServerResponse) {
    if (!this.#grants.has(token)) return refuse(response, '1002')
    const transactionId = random()
    const { request_no: requestNo = '', return_url: returnUrl = '', close_url: closeUrl = '' } = body
    this.#checks.set(transactionId, { token, requestNo, returnUrl, closeUrl })
    return sendJson(response, 200, {
      result_code: '0000',
      request_no: requestNo,
      transaction_id: transactionId,
      auth_url: `${this.#origin}/page?t=${transactionId}`,
    })
  }

  /** The person is checked at once, and led back. */
  #showPage(transactionId: string, response: ServerResponse) {
    const check = this.#checks.get(transactionId)
    if (!check) return response.writeHead(404).end()
    if (this.closes) return response.writeHead(302, { location: check.closeUrl }).end()
    check.person = this.person
    check.webId = random()
    const back = new URL(check.returnUrl)
    back.searchParams.set('web_transaction_id', check.webId)
    return response.writeHead(302, { location: back.href }).end()
  }

  #sendResult(token: string, body: Record<string, string>, response: ServerResponse) {
    const grant = this.#grants.get(token)
    const transactionId = body['transaction_id'] ?? ''
    const check = this.#checks.get(transactionId)
    if (!grant || check?.token !== token || check.requestNo !== body['request_no']) return refuse(response, '1003')
    if (!check.person || check.webId !== body['web_transaction_id']) return refuse(response, '1004')
    delete check.webId
    return sendJson(response, 200, { result_code: '0000', ...sealNice(grant, transactionId, this.bend(check.person)) })
  }
}

/** Seals an answer as NICE does. */
function sealNice({ ticket, iterators }: Grant, transactionId: string, answer: object) {
  const key = pbkdf2Sync(ticket, transactionId, iterators, 64, 'sha256').toString('base64url')
  const nonce = randomBytes(16)
  const cipher = createCipheriv('aes-256-gcm', key.slice(0, 32), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(JSON.stringify(answer)), cipher.final(), cipher.getAuthTag()])
  const encData = sealed.toString('base64url')
  return {
    enc_data: encData,
    integrity_value: createHmac('sha256', key.slice(48, 80)).update(encData).digest('base64url'),
  }
}
