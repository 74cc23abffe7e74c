import { timingSafeEqual } from 'node:crypto'
import { hashToken, randomToken } from './tokens.ts'

/**
 * The browser that went to Kakao, by a secret that no page can read. What may be seen of it, in addresses and in the
 * database, is its hash: as the `state` on the way to Kakao, and beside the ticket that came back.
 */
export interface KakaoCookie {
  secret: string
  /** The path to which the visitor wanted to go; empty once the ticket holds it. */
  next: string
}

const PATH = '/api/auth/kakao'
const MAX_AGE_SECONDS = 600
const VALUE = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]*)$/

export const newBrowser = (next = ''): KakaoCookie => ({ secret: randomToken(), next })

export const stateOf = ({ secret }: KakaoCookie) => hashToken(secret)

/** Takes as long for a state that is nearly right as for any other. */
export function isStateOf(browser: KakaoCookie, state: string): boolean {
  const [expected, given] = [Buffer.from(stateOf(browser)), Buffer.from(state)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The name of the cookie; by https one that browsers take from this host alone, so that no neighbour can slip one in. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-honjeo-kakao' : 'honjeo-kakao')

/** The cookie comes back with a visit from Kakao's page (`Lax`), and with nothing that another site sends by itself. */
const cookie = (value: string, maxAge: number, isSecure: boolean) =>
  `${nameOf(isSecure)}=${value}; Path=${isSecure ? '/' : PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

export const cookieOf = ({ secret, next }: KakaoCookie, isSecure: boolean) =>
  cookie(`${secret}.${Buffer.from(next).toString('base64url')}`, MAX_AGE_SECONDS, isSecure)

export const noCookie = (isSecure: boolean) => cookie('', 0, isSecure)

export function browserOf(header: string | undefined, isSecure: boolean): KakaoCookie | null {
  const start = `${nameOf(isSecure)}=`
  const pair = header?.split(/; */).find((each) => each.startsWith(start))
  const [, secret, next = ''] = VALUE.exec(pair?.slice(start.length) ?? '') ?? []
  return secret === undefined ? null : { secret, next: Buffer.from(next, 'base64url').toString() }
}
