import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Guarded } from '@honjeo/contract/safety/contacts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { inLanguage } from '../../http/accepted-language.ts'
import { once } from '../../http/idempotency.ts'
import { serve } from '../../http/serve.ts'
import { linkToken } from '../alerts/links.ts'
import { answer, addContact, askAgain, sendDrill } from './contacts.service.ts'
import { createLink, decideMove } from './contact-browsers.service.ts'
import type { ContactViews } from './contact-views.ts'
import { registerContactLinks } from './contact-links.routes.ts'
import {
  listContacts,
  removeContact,
  updateOrder,
  findGuarded,
  listGuarded,
  type GuardedRow,
} from './contacts.queries.ts'

export interface ContactsOptions {
  /** What links are proven by. */
  key: KeyObject
  canMail: boolean
  views: ContactViews
}

/** The people whom a member wants alerted when they do not come back, and the members who want this one alerted. */
export const contactsPlugin: FastifyPluginAsyncTypebox<ContactsOptions> = async (app, { key, canMail, views }) => {
  const { db, clock } = app
  const deps = { db, clock, canMail }
  registerContactLinks(app, key)
  registerGuarded(app, key)

  serve(app, 'GET /api/trusted-contacts', (request) => views.all(request.requireViewer().userId))

  serve(app, 'POST /api/trusted-contacts', async (request) => {
    const { userId } = request.requireViewer()
    const contactId = await addContact(deps, userId, { language: 'ko', ...inLanguage(request) })
    return views.one(userId, contactId)
  })

  serve(app, 'POST /api/trusted-contacts/links', async (request) => {
    const { userId } = request.requireViewer()
    const contactId = await once(db, request, userId, (tx) =>
      createLink(tx, userId, { language: 'ko', ...inLanguage(request) }, clock.now()),
    )
    return views.one(userId, contactId)
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/browser', async (request) => {
    const { userId } = request.requireViewer()
    const { contactId } = request.params
    await decideMove(db, userId, contactId, request.body.agrees, clock.now())
    return views.one(userId, contactId)
  })

  serve(app, 'PUT /api/trusted-contacts/order', async (request) => {
    const { userId } = request.requireViewer()
    const { contactIds } = request.body
    await db.transaction(async (tx) => {
      await lockMember(tx, userId)
      const known = (await listContacts(tx, userId)).map(({ contactId }) => contactId)
      const isWhole = known.length === contactIds.length && new Set([...known, ...contactIds]).size === known.length
      if (!isWhole || new Set(contactIds).size !== known.length) throw appError('CONTACT_ORDER_INCOMPLETE')
      await updateOrder(tx, userId, contactIds)
    })
    return views.all(userId)
  })

  serve(app, 'DELETE /api/trusted-contacts/:contactId', async (request) => {
    const { userId } = request.requireViewer()
    const isRemoved = await removeContact(db, userId, request.params.contactId, clock.now().toISOString())
    if (!isRemoved) throw appError('CONTACT_NOT_FOUND')
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/invite', async (request) => {
    const { userId } = request.requireViewer()
    await askAgain(deps, userId, request.params.contactId)
    return views.one(userId, request.params.contactId)
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/drill', async (request) => {
    const { userId } = request.requireViewer()
    await sendDrill(deps, userId, request.params.contactId)
    return views.one(userId, request.params.contactId)
  })
}

/** The members who want this one alerted. */
function registerGuarded(app: Parameters<typeof contactsPlugin>[0], key: KeyObject): void {
  const { db, clock } = app
  const toGuarded = ({ alertId, viewerId, ...row }: GuardedRow): Guarded => ({
    ...row,
    alertToken: alertId === null ? null : linkToken(key, 'ALERT', alertId),
    shareToken: viewerId === null ? null : linkToken(key, 'WHERE', viewerId),
  })

  serve(app, 'GET /api/trusted-contacts/asked', async (request) =>
    (await listGuarded(db, request.requireViewer().userId, clock.now())).map(toGuarded),
  )

  serve(app, 'POST /api/trusted-contacts/:contactId/confirm', async (request) => {
    const { userId } = request.requireViewer()
    const { contactId } = request.params
    const guarded = () => findGuarded(db, userId, contactId, clock.now())
    if (!(await guarded())) throw appError('CONTACT_NOT_FOUND')
    await answer(db, contactId, inLanguage(request), clock.now())
    const answered = await guarded()
    if (!answered) throw appError('CONTACT_NOT_FOUND')
    return toGuarded(answered)
  })
}
