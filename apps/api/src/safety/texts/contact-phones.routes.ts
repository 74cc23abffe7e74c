import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appError } from '@honjeo/contract/app-error'
import type { KeyObject } from 'node:crypto'
import { serve } from '../../http/serve.ts'
import { markPhoneOpened } from '../alerts/deliveries.queries.ts'
import { readLinkToken } from '../alerts/links.ts'
import type { ContactViews } from '../contacts/contact-views.ts'
import type { AskedPhoneRow } from './contact-phones.queries.ts'
import { answerPhone, askPhone, openPhone, removePhone } from './contact-phones.service.ts'
import type { PhoneKeys } from './phone-numbers.ts'
import type { Texts } from './send-text.ts'

export interface ContactPhonesOptions {
  /** What links are proven by. */
  key: KeyObject
  phoneKeys: PhoneKeys
  texts: Texts | null
  views: ContactViews
}

const viewOf = ({ nickname, isProven, isRefused, refusesAll, language }: AskedPhoneRow) => ({
  travellerName: nickname,
  state: isRefused ? ('REFUSED' as const) : isProven ? ('PROVEN' as const) : ('ASKED' as const),
  refusesAll,
  language,
})

/** Serves numbers of contacts, to which alarms go as texts; and what their owners say by the link in a text. */
export const contactPhonesPlugin: FastifyPluginAsyncTypebox<ContactPhonesOptions> = async (app, options) => {
  const { key, phoneKeys, texts, views } = options
  const { db, clock } = app

  serve(app, 'PUT /api/trusted-contacts/:contactId/phone', async (request) => {
    const { userId } = request.requireViewer()
    const { contactId } = request.params
    await askPhone({ db, texts, phoneKeys }, userId, { contactId, number: request.body.number }, clock.now())
    return views.one(userId, contactId)
  })

  serve(app, 'DELETE /api/trusted-contacts/:contactId/phone', async (request) => {
    const { userId } = request.requireViewer()
    await removePhone(db, userId, request.params.contactId)
    return views.one(userId, request.params.contactId)
  })

  /** Throws CONTACT_LINK_NOT_FOUND. */
  function phoneIn(token: string): number {
    const phoneId = readLinkToken(key, 'PHONE', token)
    if (phoneId === null) throw appError('CONTACT_LINK_NOT_FOUND')
    return phoneId
  }

  serve(app, 'GET /api/contact-phones/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const row = await openPhone(db, phoneIn(request.params.token), clock.now())
    await markPhoneOpened(db, row.contactId, clock.now())
    return viewOf(row)
  })

  serve(app, 'POST /api/contact-phones/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const phoneId = phoneIn(request.params.token)
    await answerPhone(db, phoneId, request.body.answer, clock.now())
    return viewOf(await openPhone(db, phoneId, clock.now()))
  })
}
