import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { serve } from '../http/serve.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AuthOptions } from './auth.routes.ts'
import { createKakao, KakaoFailure, type KakaoService } from '@honjeo/kakao/kakao'
import { browserOf, cookieOf, isStateOf, newBrowser, noCookie, stateOf } from './kakao-cookie.ts'
import { connectKakao, issueKakaoTicket, redeemKakaoTicket } from './kakao.service.ts'

const LENGTH_MAX = 500
/** The origin of a `blob:` address of ours is a whole address. */
const PATH = /^\/(?!\/)/

/** The path within the app that an address leads to; the home screen for any that leads elsewhere: it may come from anyone. */
function ownPath(address: string | undefined, publicUrl: string): string {
  // The address is read as browsers do, who take //x, /\x and a tab in between for another site.
  if (address === undefined || address.length > LENGTH_MAX || !URL.canParse(address, publicUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(address, publicUrl)
  return origin === publicUrl && PATH.test(pathname) ? pathname + search + hash : '/'
}

export interface KakaoOptions extends AuthOptions {
  feed: RoomFeed
  /** Sign-in with Kakao; null where it is not to be had. */
  kakao: (KakaoService & { publicUrl: string }) | null
}

const schema = { hide: true }
/** A link may hold a name twice, which is no text. */
const textsOf = (query: unknown): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => typeof value === 'string'))
/** What the login screen says of a way to Kakao that led nowhere. */
type Ending = 'unavailable' | 'denied' | 'expired' | 'failed'

/**
 * Sign-in with Kakao, see docs/decisions/0017. People walk through the first two routes, which therefore always lead
 * back to the app; the app calls the others.
 */
export const kakaoPlugin: FastifyPluginAsyncTypebox<KakaoOptions> = async (
  app,
  { keys, watch, feed, kakao: settings },
) => {
  const { db, clock, attempts } = app
  const deps = { db, clock, attempts, keys, watch, feed }
  const publicUrl = settings?.publicUrl ?? ''
  const isSecure = publicUrl.startsWith('https:')
  const kakao = settings && createKakao(settings, `${publicUrl}/api/auth/kakao/callback`, app.log)

  const lead = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to)
  const giveUp = (reply: FastifyReply, ending: Ending) =>
    lead(reply.header('set-cookie', noCookie(isSecure)), `/login?kakao=${ending}`)

  serve(app, 'GET /api/auth/providers', () => ({ kakao: kakao !== null }))

  app.get('/api/auth/kakao', { schema }, (request, reply) => {
    if (!kakao) return giveUp(reply, 'unavailable')
    const browser = newBrowser(ownPath(textsOf(request.query)['next'], publicUrl))
    return lead(reply.header('set-cookie', cookieOf(browser, isSecure)), kakao.consentUrl(stateOf(browser)))
  })

  app.get('/api/auth/kakao/callback', { schema }, async (request, reply) => {
    if (!kakao) return giveUp(reply, 'unavailable')
    const { state = '', code, error } = textsOf(request.query)
    const asked = browserOf(request.headers.cookie, isSecure)
    if (!asked || !isStateOf(asked, state)) return giveUp(reply, 'expired')
    if (error === 'access_denied') return giveUp(reply, 'denied')
    if (code === undefined) return giveUp(reply, 'failed')
    try {
      const person = await kakao.findPerson(code)
      // A new secret: the old one has been in an address as the state, which works once.
      const browser = newBrowser()
      const ticket = await issueKakaoTicket(deps, person, { browser, next: ownPath(asked.next, publicUrl) })
      return lead(reply.header('set-cookie', cookieOf(browser, isSecure)), `/login#kakao=${ticket}`)
    } catch (failure) {
      request.log[failure instanceof KakaoFailure ? 'warn' : 'error']({ err: failure }, 'sign-in with Kakao failed')
      return giveUp(reply, 'failed')
    }
  })

  serve(app, 'POST /api/auth/kakao/session', async (request) => {
    if (!kakao) throw appError('KAKAO_NOT_CONFIGURED')
    const { cookie, 'user-agent': device } = request.headers
    const outcome = await redeemKakaoTicket(deps, request.body.kakaoToken, {
      browser: browserOf(cookie, isSecure),
      device,
    })
    request.provenId = outcome.session?.id ?? null
    return outcome
  })

  serve(app, 'POST /api/account/kakao', (request) => {
    if (!kakao) throw appError('KAKAO_NOT_CONFIGURED')
    return connectKakao(deps, request.requireViewer().userId, request.body)
  })
}
