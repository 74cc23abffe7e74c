import type { KakaoOutcome } from '@honjeo/contract/auth'
import type { TestApp } from './test-app.ts'

/** A browser on its way to Kakao and back: follows where it is led, and keeps the cookie as its attributes say. */
export class KakaoBrowser {
  /** The last `Set-Cookie`, as it came. */
  setCookie = ''
  #cookie: { pair: string; path: string } | null = null
  readonly #t: TestApp
  constructor(t: TestApp) {
    this.#t = t
  }

  #headersFor(path: string): Record<string, string> {
    return this.#cookie && path.startsWith(this.#cookie.path) ? { cookie: this.#cookie.pair } : {}
  }

  /** Opens an address of ours; answers where it leads. */
  async open(path: string): Promise<string> {
    const reply = await this.#t.app.inject({ url: path, headers: this.#headersFor(path) })
    if (reply.statusCode !== 302) throw new Error(`${path} leads nowhere: ${reply.statusCode} ${reply.body}`)
    this.#keep(reply.headers['set-cookie'])
    return reply.headers.location ?? ''
  }

  #keep(header: string | string[] | undefined) {
    if (typeof header !== 'string') return
    this.setCookie = header
    const [pair = '', ...attributes] = header.split('; ')
    const path = attributes.find((each) => each.startsWith('Path='))?.slice('Path='.length) ?? '/'
    this.#cookie = attributes.includes('Max-Age=0') ? null : { pair, path }
  }

  /** Goes to Kakao's page and through it; answers the address it sends the browser back to. */
  async visitKakao(next?: string): Promise<string> {
    const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`
    const consent = await fetch(await this.open(`/api/auth/kakao${query}`), { redirect: 'manual' })
    const back = new URL(consent.headers.get('location') ?? '')
    return back.pathname + back.search
  }

  /** Goes all the way; answers where the app is opened. */
  async signIn(next?: string): Promise<string> {
    return this.open(await this.visitKakao(next))
  }

  /** The ticket that a sign-in brings. */
  async ticket(next?: string): Promise<string> {
    const address = await this.signIn(next)
    const [, ticket] = /^\/login#kakao=([\w-]{43})$/.exec(address) ?? []
    if (ticket === undefined) throw new Error(`no ticket: ${address}`)
    return ticket
  }

  redeem(kakaoToken: string) {
    const path = '/api/auth/kakao/session'
    return this.#t.call<KakaoOutcome>(path, {
      method: 'POST',
      headers: this.#headersFor(path),
      body: { kakaoToken },
    })
  }
}
