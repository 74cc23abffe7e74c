import type { Delivery, TrustedContact } from '@honjeo/contract/safety/contacts'
import type { DeliveryState } from '@honjeo/contract/values/enums'
import type { Db } from '../../db/client.ts'
import { listAskingDeliveries, toDelivery } from '../alerts/deliveries.queries.ts'
import type { ContactRow } from './contacts.queries.ts'

/** Where several ways were tried at once, the one that came furthest counts. */
const FURTHEST: readonly DeliveryState[] = ['OPENED', 'SENT', 'QUEUED', 'NO_DEVICE', 'FAILED']

const byNewest = (one: Delivery, other: Delivery) =>
  other.createdAt.localeCompare(one.createdAt) || FURTHEST.indexOf(one.state) - FURTHEST.indexOf(other.state)

/** Contacts with how far the newest invitation or drill has come. */
export async function withLastDelivery(db: Db, rows: readonly ContactRow[]): Promise<TrustedContact[]> {
  if (rows.length === 0) return []
  const deliveries = await listAskingDeliveries(
    db,
    rows.map(({ contactId }) => contactId),
  )
  return rows.map((row) => {
    const [last] = deliveries
      .filter(({ contactId }) => contactId === row.contactId)
      .map(toDelivery)
      .toSorted(byNewest)
    return { ...row, lastDelivery: last ?? null }
  })
}
