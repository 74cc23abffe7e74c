import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { LocationShare, ShareViewer } from '@honjeo/contract/safety/sharing'
import { serve } from '../../http/serve.ts'
import { fixOf, positionOf } from '../timer/positions.queries.ts'
import { recordSharedPosition } from '../../records/location-provisions.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { readLinkToken, linkToken } from '../alerts/links.ts'
import { markOpened, listShareDeliveries, toDelivery } from '../alerts/deliveries.queries.ts'
import {
  countView,
  findSeen,
  endShares,
  extendShare,
  isRunningShare,
  revokeViewer,
  updatePosition,
  listShares,
  listViewers,
} from './shares.queries.ts'
import { startShare } from './shares.service.ts'
import type { Db } from '../../db/client.ts'

type ViewerRow = Awaited<ReturnType<typeof listViewers>>[number]
type Deliveries = Awaited<ReturnType<typeof listShareDeliveries>>

function toViewer({ shareId, contactId, ...viewer }: ViewerRow, deliveries: Deliveries): ShareViewer {
  const theirs = deliveries.filter((delivery) => delivery.shareId === shareId && delivery.contactId === contactId)
  return { ...viewer, deliveries: theirs.map(toDelivery) }
}

/** A member's shares with who has looked, the newest first; or one of them. */
async function answerShares(
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

/** A position that a member lets others see for a while. */
export const locationSharesPlugin: FastifyPluginAsyncTypebox<{ key: KeyObject }> = async (app, { key }) => {
  const { db, clock } = app
  const deps = { db, clock, key }
  const now = () => clock.now().toISOString()

  /** Throws SHARE_NOT_FOUND. */
  async function answerShare(userId: number, shareId: number) {
    const [share] = await answerShares(deps, userId, clock.now(), shareId)
    if (!share) throw appError('SHARE_NOT_FOUND')
    return share
  }

  serve(app, 'GET /api/location-shares', (request) => answerShares(deps, request.requireViewer().userId, clock.now()))

  serve(app, 'POST /api/location-shares', async (request) => {
    const { userId } = request.requireViewer()
    const shareId = await startShare(deps, userId, request.body)
    return answerShare(userId, shareId)
  })

  serve(app, 'PATCH /api/location-shares/:shareId', async (request) => {
    const { userId } = request.requireViewer()
    const { shareId } = request.params
    if (!(await extendShare(db, userId, shareId, request.body.endsAt, now()))) throw appError('SHARE_NOT_FOUND')
    return answerShare(userId, shareId)
  })

  serve(app, 'PUT /api/location-shares/:shareId/fix', async (request) => {
    const { userId } = request.requireViewer()
    const { shareId } = request.params
    if (!(await isRunningShare(db, userId, shareId, now()))) throw appError('SHARE_NOT_FOUND')
    await updatePosition(db, userId, shareId, positionOf(request.body, clock.now()), now())
  })

  serve(app, 'DELETE /api/location-shares/:shareId', async (request) => {
    const { userId } = request.requireViewer()
    await endShares(db, userId, now(), request.params.shareId)
    return answerShare(userId, request.params.shareId)
  })

  serve(app, 'DELETE /api/location-shares/:shareId/viewers/:viewerId', async (request) => {
    const { userId } = request.requireViewer()
    if (!(await revokeViewer(db, userId, request.params, now()))) throw appError('SHARE_NOT_FOUND')
    return answerShare(userId, request.params.shareId)
  })

  serve(app, 'GET /api/shared-locations/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const viewerId = readLinkToken(key, 'WHERE', request.params.token)
    const seen = viewerId === null ? undefined : await findSeen(db, viewerId, now())
    if (viewerId === null || !seen) throw appError('SHARE_NOT_FOUND')
    const { ownerId, shareId, contactId, travellerName, startedAt, endsAt, ...position } = seen
    if (request.viewer?.userId !== ownerId) {
      await countView(db, viewerId, clock.now())
      await recordSharedPosition(db, viewerId, clock.now().toISOString())
      if (contactId !== null) await markOpened(db, { contactId, kind: 'SHARE', shareId }, clock.now())
    }
    return { travellerName, startedAt, endsAt, fix: fixOf(position) }
  })
}
