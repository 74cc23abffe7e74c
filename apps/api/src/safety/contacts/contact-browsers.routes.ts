import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../http/accepted-language.ts'
import { serve } from '../../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { isOfService, isUsableKey, PUSH_SERVICES } from '../../notifications/push/open-push.ts'
import { linkToken, readLinkToken } from '../alerts/links.ts'
import { markOpened } from '../alerts/deliveries.queries.ts'
import { findDrill } from '../timer/alerts.queries.ts'
import { answerDrill } from '../timer/alerts.service.ts'
import type { BrowserRow } from './contact-browsers.queries.ts'
import {
  answerLink,
  askToMove,
  type CallingBrowser,
  deviceOf,
  openLink,
  stateOf,
  subscribeBrowser,
} from './contact-browsers.service.ts'
import { browserHash, contactCookie, newBrowser, readBrowser } from './contact-cookie.ts'

export interface ContactBrowsersOptions {
  /** What links are proven by. */
  key: KeyObject
  /** Whether people come by https. */
  isSecure: boolean
  /** Hosts of the push services that are called. */
  services?: readonly string[]
}

/** Only the browser that the contact is bound to learns who is alarmed, and of what. */
function viewOf(key: KeyObject, row: BrowserRow, caller: Pick<CallingBrowser, 'hash'>): ContactBrowser {
  const state = stateOf(row, caller)
  const { language, nickname, alertId, viewerId } = row
  if (state !== 'MINE') {
    const hidden = { contactName: null, status: null, push: null, drill: null, alertToken: null, shareToken: null }
    return { travellerName: nickname, state, language, ...hidden }
  }
  return {
    travellerName: row.travellerName,
    state,
    language,
    contactName: row.contactName,
    status: row.status,
    push: row.push,
    drill: row.drill,
    alertToken: alertId === null ? null : linkToken(key, 'ALERT', alertId),
    shareToken: viewerId === null ? null : linkToken(key, 'WHERE', viewerId),
  }
}

/**
 * What a person does in any browser who was sent a link by a member. The answer binds the contact to that browser, by a
 * cookie: the link alone opens nothing for anyone else.
 */
export const contactBrowsersPlugin: FastifyPluginAsyncTypebox<ContactBrowsersOptions> = async (
  app,
  { key, isSecure, services = PUSH_SERVICES },
) => {
  const { db, clock } = app

  function callerOf({ headers }: FastifyRequest): CallingBrowser {
    const secret = readBrowser(headers.cookie, isSecure)
    return { hash: secret === null ? null : browserHash(secret), device: deviceOf(headers['user-agent']) }
  }

  /** Returns the caller by its cookie. Each answer sets that again, so that it does not run out. */
  function bind({ headers }: FastifyRequest, reply: FastifyReply) {
    const secret = readBrowser(headers.cookie, isSecure) ?? newBrowser()
    reply.header('set-cookie', contactCookie(secret, isSecure))
    return { hash: browserHash(secret), device: deviceOf(headers['user-agent']) }
  }

  /** The contact that a link names; CONTACT_LINK_NOT_FOUND for what no link of ours is. */
  function contactIn(token: string): number {
    const contactId = readLinkToken(key, 'BROWSER', token)
    if (contactId === null) throw appError('CONTACT_LINK_NOT_FOUND')
    return contactId
  }

  async function view(contactId: number, caller: CallingBrowser, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    return viewOf(key, await openLink(db, contactId, caller, clock.now()), caller)
  }

  serve(app, 'GET /api/contact-browsers/:token', (request, reply) =>
    view(contactIn(request.params.token), callerOf(request), reply),
  )

  serve(app, 'POST /api/contact-browsers/:token', async (request, reply) => {
    const contactId = contactIn(request.params.token)
    const { ownerId } = await openLink(db, contactId, callerOf(request), clock.now())
    if (request.viewer?.userId === ownerId) throw appError('CONTACT_IS_SELF')
    const caller = bind(request, reply)
    await answerLink(db, contactId, caller, inLanguage(request), clock.now())
    return view(contactId, caller, reply)
  })

  serve(app, 'POST /api/contact-browsers/:token/move', async (request, reply) => {
    const contactId = contactIn(request.params.token)
    await openLink(db, contactId, callerOf(request), clock.now())
    const caller = bind(request, reply)
    await askToMove(db, contactId, caller, clock.now())
    return view(contactId, caller, reply)
  })

  serve(app, 'PUT /api/contact-browsers/:token/push', async (request, reply) => {
    const contactId = contactIn(request.params.token)
    const { endpoint, keys } = request.body
    if (!isOfService(endpoint, services) || !isUsableKey(keys.p256dh)) throw appError('PUSH_SERVICE_UNSUPPORTED')
    const caller = callerOf(request)
    await subscribeBrowser(db, contactId, caller, request.body, clock.now())
    return view(contactId, caller, reply)
  })

  serve(app, 'POST /api/contact-browsers/:token/heard', async (request, reply) => {
    const contactId = contactIn(request.params.token)
    const caller = callerOf(request)
    const now = clock.now()
    const row = await openLink(db, contactId, caller, now)
    if (stateOf(row, caller) !== 'MINE') throw appError('CONTACT_LINK_TAKEN')
    const drill = await findDrill(db, contactId)
    if (!drill || (row.drill !== 'SENT' && row.drill !== 'OPENED')) throw appError('CONTACT_HEARD_NOTHING')
    await markOpened(db, { contactId: contactId, kind: 'DRILL' }, now)
    await answerDrill(db, drill, now)
    return view(contactId, caller, reply)
  })
}
