import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { KakaoSettings } from '@honjeo/kakao/kakao'
import { closeAtOnce, openOnLoopback } from './loopback.ts'

/** What `/v2/user/me` says of a person. */
export interface KakaoUser {
  id: number
  kakao_account?: {
    email?: string
    is_email_valid?: boolean
    is_email_verified?: boolean
    profile?: { nickname?: string }
  }
}

type Fault = (response: ServerResponse) => void

/** A person whose address Kakao has checked. */
export const kakaoUser = (id: number, email: string, nickname = '바람'): KakaoUser => ({
  id,
  kakao_account: { email, is_email_valid: true, is_email_verified: true, profile: { nickname } },
})

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))

const refuse = (response: ServerResponse, code: string) =>
  sendJson(response, 400, { error: 'invalid_grant', error_description: 'refused', error_code: code })

/** Kakao's login and its API, as far as a sign-in needs them; as strict as Kakao is. */
export class KakaoServer {
  /** The person before the consent page. */
  user: KakaoUser = kakaoUser(1, 'somebody@example.com')
  /** What is pressed there: refused by `access_denied`, or by another error of OAuth. */
  error: string | null = null
  /** What goes wrong, by path. */
  readonly faults = new Map<string, Fault>()
  readonly #codes = new Map<string, { redirectUri: string; user: KakaoUser }>()
  readonly #tokens = new Map<string, KakaoUser>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  /** The settings by which it is to be reached; whole once it listens. */
  readonly settings: KakaoSettings = { clientId: 'rest-key', clientSecret: 'hunter22', authUrl: '', apiUrl: '' }

  async listen(): Promise<void> {
    const origin = await openOnLoopback(this.#server)
    Object.assign(this.settings, { authUrl: origin, apiUrl: origin })
  }

  close(): Promise<void> {
    return closeAtOnce(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://kakao.test')
    const fault = this.faults.get(pathname)
    if (fault) fault(response)
    else if (pathname === '/oauth/authorize') this.#consent(searchParams, response)
    else if (pathname === '/oauth/token') this.#giveToken(new URLSearchParams(await text(request)), response)
    else if (pathname === '/v2/user/me') this.#sendUser(request.headers.authorization, response)
    else response.writeHead(404).end()
  }

  #consent(query: URLSearchParams, response: ServerResponse) {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('response_type') !== 'code' || query.get('client_id') !== this.settings.clientId) {
      refuse(response, 'KOE101')
      return
    }
    const back = new URL(redirectUri)
    if (this.error === null) {
      const code = randomBytes(20).toString('base64url')
      this.#codes.set(code, { redirectUri, user: this.user })
      back.searchParams.set('code', code)
    } else {
      back.searchParams.set('error', this.error)
      back.searchParams.set('error_description', 'User denied access')
    }
    back.searchParams.set('state', query.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  #giveToken(form: URLSearchParams, response: ServerResponse) {
    const code = form.get('code') ?? ''
    const asked = this.#codes.get(code)
    this.#codes.delete(code)
    const isClient =
      form.get('client_id') === this.settings.clientId && form.get('client_secret') === this.settings.clientSecret
    if (!isClient) refuse(response, 'KOE010')
    else if (!asked || form.get('grant_type') !== 'authorization_code') refuse(response, 'KOE320')
    else if (form.get('redirect_uri') !== asked.redirectUri) refuse(response, 'KOE303')
    else {
      const token = randomBytes(20).toString('base64url')
      this.#tokens.set(token, asked.user)
      sendJson(response, 200, { token_type: 'bearer', access_token: token, expires_in: 21_599, refresh_token: 'r' })
    }
  }

  #sendUser(authorization: string | undefined, response: ServerResponse) {
    const user = this.#tokens.get(authorization?.replace(/^Bearer /, '') ?? '')
    if (user) sendJson(response, 200, user)
    else sendJson(response, 401, { msg: 'this access token does not exist', code: -401 })
  }
}
