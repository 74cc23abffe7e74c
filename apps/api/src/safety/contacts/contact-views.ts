import type { KeyObject } from 'node:crypto'
import { appError } from '@honjeo/contract/app-error'
import type { Delivery, TrustedContact } from '@honjeo/contract/safety/contacts'
import type { DeliveryState } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../lib/clock.ts'
import { listAskingDeliveries, toDelivery } from '../alerts/deliveries.queries.ts'
import { linkToken } from '../alerts/links.ts'
import { listPhones, type PhoneRow } from '../texts/contact-phones.queries.ts'
import { openNumber, type PhoneKeys } from '../texts/phone-numbers.ts'
import { listBrowsers } from './contact-browsers.queries.ts'
import { type ContactRow, findOwnContact, listContacts } from './contacts.queries.ts'

/** The states by how far they are: where several ways were tried at once, the one that came furthest counts. */
const FURTHEST: readonly DeliveryState[] = ['OPENED', 'DELIVERED', 'SENT', 'QUEUED', 'NO_DEVICE', 'FAILED']

const byNewest = (one: Delivery, other: Delivery) =>
  other.createdAt.localeCompare(one.createdAt) || FURTHEST.indexOf(one.state) - FURTHEST.indexOf(other.state)

interface ContactViewsOptions {
  db: Db
  clock: Clock
  /** What links are proven by. */
  key: KeyObject
  phoneKeys: PhoneKeys
  /** Whether the operator has connected a gateway; without one nothing is shown of numbers. */
  sendsTexts: boolean
}

/** Contacts as their member sees them. */
export interface ContactViews {
  /** Throws CONTACT_NOT_FOUND. */
  one(ownerId: number, contactId: number): Promise<TrustedContact>
  /** Returns all in the order in which they are alerted. */
  all(ownerId: number): Promise<TrustedContact[]>
}

export function createContactViews({ db, clock, key, phoneKeys, sendsTexts }: ContactViewsOptions): ContactViews {
  function phoneView(row: PhoneRow, lastDelivery: Delivery | null): TrustedContact['phone'] {
    const state = row.isRefused ? 'REFUSED' : row.isProven ? 'PROVEN' : 'ASKED'
    return { number: openNumber(phoneKeys, row), state, lastDelivery }
  }

  /** Adds how far the newest invitation or drill has come, the browser behind a link, and the phone. */
  async function withWays(rows: readonly ContactRow[]): Promise<TrustedContact[]> {
    if (rows.length === 0) return []
    const contactIds = rows.map(({ contactId }) => contactId)
    const deliveries = await listAskingDeliveries(db, contactIds)
    const browsers = await listBrowsers(
      db,
      rows.filter(({ channel }) => channel === 'LINK').map(({ contactId }) => contactId),
    )
    const phones = sendsTexts ? await listPhones(db, contactIds) : []
    return rows.map((row) => {
      const { contactId } = row
      const mine = deliveries.filter((delivery) => delivery.contactId === contactId).map(toDelivery)
      const [last] = mine.filter(({ channel }) => channel !== 'TEXT').toSorted(byNewest)
      const browser = browsers.get(contactId)
      const isOpen = browser?.device === null && Date.parse(browser.expiresAt) > clock.now().getTime()
      const token = isOpen ? linkToken(key, 'BROWSER', contactId) : null
      const phone = phones.find((each) => each.contactId === contactId)
      const text = mine.find(({ channel }) => channel === 'TEXT')
      return {
        ...row,
        lastDelivery: last ?? null,
        byLink: browser ? { token, ...browser } : null,
        phone: phone ? phoneView(phone, text ?? null) : null,
      }
    })
  }

  return {
    async one(ownerId, contactId) {
      const row = await findOwnContact(db, ownerId, contactId)
      const [contact] = row ? await withWays([row]) : []
      if (!contact) throw appError('CONTACT_NOT_FOUND')
      return contact
    },
    all: async (ownerId) => withWays(await listContacts(db, ownerId)),
  }
}
