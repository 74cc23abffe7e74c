import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Guarded, Delivery, TrustedContact } from '@honjeo/contract/safety/contacts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { inLanguage } from '../../http/accepted-language.ts'
import { once } from '../../http/idempotency.ts'
import { serve } from '../../http/serve.ts'
import { linkToken } from '../alerts/links.ts'
import { answer, addContact, askAgain, sendDrill } from './contacts.service.ts'
import { listBrowsers } from './contact-browsers.queries.ts'
import { createLink, decideMove } from './contact-browsers.service.ts'
import { registerContactLinks } from './contact-links.routes.ts'
import {
  findOwnContact,
  listContacts,
  removeContact,
  updateOrder,
  type ContactRow,
  findGuarded,
  listGuarded,
  type GuardedRow,
} from './contacts.queries.ts'
import type { DeliveryState } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import { listAskingDeliveries, toDelivery } from '../alerts/deliveries.queries.ts'

/** Where several ways were tried at once, the one that came furthest counts. */
const FURTHEST: readonly DeliveryState[] = ['OPENED', 'SENT', 'QUEUED', 'NO_DEVICE', 'FAILED']

const byNewest = (one: Delivery, other: Delivery) =>
  other.createdAt.localeCompare(one.createdAt) || FURTHEST.indexOf(one.state) - FURTHEST.indexOf(other.state)

/** Contacts with how far the newest invitation or drill has come, and the browser behind a link. */
async function withLastDelivery(
  db: Db,
  key: KeyObject,
  rows: readonly ContactRow[],
  now: Date,
): Promise<TrustedContact[]> {
  if (rows.length === 0) return []
  const contactIds = rows.map(({ contactId }) => contactId)
  const deliveries = await listAskingDeliveries(db, contactIds)
  const browsers = await listBrowsers(
    db,
    rows.filter(({ channel }) => channel === 'LINK').map(({ contactId }) => contactId),
  )
  return rows.map((row) => {
    const { contactId } = row
    const [last] = deliveries
      .filter((delivery) => delivery.contactId === contactId)
      .map(toDelivery)
      .toSorted(byNewest)
    const browser = browsers.get(contactId)
    const isOpen = browser?.device === null && Date.parse(browser.expiresAt) > now.getTime()
    const token = isOpen ? linkToken(key, 'BROWSER', contactId) : null
    return { ...row, lastDelivery: last ?? null, byLink: browser ? { token, ...browser } : null }
  })
}

export interface ContactsOptions {
  /** What links are proven by. */
  key: KeyObject
  canMail: boolean
}

/** The people whom a member wants alerted when they do not come back, and the members who want this one alerted. */
export const contactsPlugin: FastifyPluginAsyncTypebox<ContactsOptions> = async (app, { key, canMail }) => {
  const { db, clock } = app
  const deps = { db, clock, canMail }
  registerContactLinks(app, key)
  registerGuarded(app, key)

  async function answerContact(ownerId: number, contactId: number) {
    const row = await findOwnContact(db, ownerId, contactId)
    const [contact] = row ? await withLastDelivery(db, key, [row], clock.now()) : []
    if (!contact) throw appError('CONTACT_NOT_FOUND')
    return contact
  }
  const answerList = async (ownerId: number) => withLastDelivery(db, key, await listContacts(db, ownerId), clock.now())

  serve(app, 'GET /api/trusted-contacts', (request) => answerList(request.requireViewer().userId))

  serve(app, 'POST /api/trusted-contacts', async (request) => {
    const { userId } = request.requireViewer()
    const contactId = await addContact(deps, userId, { language: 'ko', ...inLanguage(request) })
    return answerContact(userId, contactId)
  })

  serve(app, 'POST /api/trusted-contacts/links', async (request) => {
    const { userId } = request.requireViewer()
    const contactId = await once(db, request, userId, (tx) =>
      createLink(tx, userId, { language: 'ko', ...inLanguage(request) }, clock.now()),
    )
    return answerContact(userId, contactId)
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/browser', async (request) => {
    const { userId } = request.requireViewer()
    const { contactId } = request.params
    await decideMove(db, userId, contactId, request.body.agrees, clock.now())
    return answerContact(userId, contactId)
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
    return answerList(userId)
  })

  serve(app, 'DELETE /api/trusted-contacts/:contactId', async (request) => {
    const { userId } = request.requireViewer()
    const isRemoved = await removeContact(db, userId, request.params.contactId, clock.now().toISOString())
    if (!isRemoved) throw appError('CONTACT_NOT_FOUND')
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/invite', async (request) => {
    const { userId } = request.requireViewer()
    await askAgain(deps, userId, request.params.contactId)
    return answerContact(userId, request.params.contactId)
  })

  serve(app, 'POST /api/trusted-contacts/:contactId/drill', async (request) => {
    const { userId } = request.requireViewer()
    await sendDrill(deps, userId, request.params.contactId)
    return answerContact(userId, request.params.contactId)
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
