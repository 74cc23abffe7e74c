import type { KeyObject } from 'node:crypto'
import type { LocationShare, ShareViewer } from '@honjeo/contract/safety/sharing'
import { fixOf } from '../timer/positions.ts'
import type { Db } from '../../db/client.ts'
import { listShareDeliveries, toDelivery } from '../alerts/deliveries.queries.ts'
import { linkToken } from '../alerts/links.ts'
import { listShares, listViewers } from './share-answers.queries.ts'

type ViewerRow = Awaited<ReturnType<typeof listViewers>>[number]
type Deliveries = Awaited<ReturnType<typeof listShareDeliveries>>

function toViewer({ shareId, contactId, ...viewer }: ViewerRow, deliveries: Deliveries): ShareViewer {
  const theirs = deliveries.filter((delivery) => delivery.shareId === shareId && delivery.contactId === contactId)
  return { ...viewer, deliveries: theirs.map(toDelivery) }
}

/** A member's shares with who has looked, the newest first; or one of them. */
export async function answerShares(
  { db, key }: { db: Db; key: KeyObject },
  userId: number,
  now: Date,
  shareId?: number,
): Promise<LocationShare[]> {
  const shares = await listShares(db, userId, now.toISOString(), shareId)
  if (shares.length === 0) return []
  const shareIds = shares.map((share) => share.shareId)
  const viewers = await listViewers(db, shareIds)
  const deliveries = await listShareDeliveries(db, shareIds)
  return shares.map(({ shareId: id, startedAt, endsAt, endedAt, ...position }) => {
    const rows = viewers.filter((viewer) => viewer.shareId === id)
    const ofLink = rows.find(({ contactId }) => contactId === null)
    return {
      shareId: id,
      startedAt,
      endsAt,
      endedAt,
      fix: endedAt === null ? fixOf(position) : null,
      linkToken: linkToken(key, 'WHERE', ofLink?.viewerId ?? 0),
      viewers: rows.map((row) => toViewer(row, deliveries)),
    }
  })
}
