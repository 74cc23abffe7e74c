import type { KeyObject } from 'node:crypto'
import { inLanguage } from '../../http/accepted-language.ts'
import { type App, serve } from '../../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { readLinkToken } from '../alerts/links.ts'
import { hasRefused, saveRefusal } from '../../mail/mails.queries.ts'
import { readRefusalToken } from '../../mail/refusals.ts'
import { markOpened } from '../alerts/deliveries.queries.ts'
import { answer } from './contacts.service.ts'
import { findAsked } from './contacts.queries.ts'

/**
 * Routes for the bearers of mailed links, who need no account. The link of an invitation works until the contact is
 * removed; the link that refuses further mails works for ever.
 */
export function registerContactLinks(app: App, key: KeyObject) {
  const { db, clock } = app

  /** Throws CONTACT_LINK_NOT_FOUND. */
  async function open(token: string) {
    const contactId = readLinkToken(key, 'INVITE', token)
    const asked = contactId === null ? undefined : await findAsked(db, contactId)
    if (contactId === null || !asked) throw appError('CONTACT_LINK_NOT_FOUND')
    return { contactId, asked }
  }

  serve(app, 'GET /api/contact-links/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { contactId, asked } = await open(request.params.token)
    await markOpened(db, { contactId, kind: 'INVITATION' }, clock.now())
    return asked
  })

  serve(app, 'POST /api/contact-links/:token', async (request) => {
    const { contactId } = await open(request.params.token)
    await answer(db, contactId, inLanguage(request), clock.now())
    return (await open(request.params.token)).asked
  })

  /** Throws CONTACT_LINK_NOT_FOUND. */
  function refusalOf(token: string) {
    const refusal = readRefusalToken(key, token)
    if (refusal === null) throw appError('CONTACT_LINK_NOT_FOUND')
    return refusal
  }

  serve(app, 'GET /api/mail-refusals/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { hash, kind } = refusalOf(request.params.token)
    return { refuses: await hasRefused(db, hash), kind }
  })

  serve(app, 'PUT /api/mail-refusals/:token', async (request) => {
    const { refuses } = request.body
    const { hash, kind } = refusalOf(request.params.token)
    await saveRefusal(db, hash, refuses, clock.now())
    return { refuses, kind }
  })
}
