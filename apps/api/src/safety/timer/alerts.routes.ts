import type { KeyObject } from 'node:crypto'
import type { TimerAlert } from '@honjeo/contract/safety/timer'
import type { FastifyReply } from 'fastify'
import { recordAlertedPosition } from '../../records/location-provisions.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Viewer } from '../../http/viewer.ts'
import { type App, serve } from '../../http/serve.ts'
import { linkToken, readLinkToken } from '../alerts/links.ts'
import { markOpened } from '../alerts/deliveries.queries.ts'
import { findAlert, findAlertIdOf, findDrill, type Alert, type Drill } from './alerts.queries.ts'
import { acknowledge, alertView, answerDrill, drillView, resolve } from './alerts.service.ts'

type Opened = { alert: Alert; drill?: never } | { drill: Drill; alert?: never }

/** What contacts do who were alarmed, with or without an account: the link says who they are. */
export function registerAlerts(app: App, linkKey: KeyObject) {
  const { db, clock } = app

  /**
   * Throws ALERT_LINK_NOT_FOUND for a link that opens nothing, or nothing any more; and for the traveller, whose alert
   * it is.
   */
  async function open(token: string, viewer: Viewer | null): Promise<Opened> {
    const alertId = readLinkToken(linkKey, 'ALERT', token)
    const alert = alertId === null ? undefined : await findAlert(db, alertId)
    if (alert && alert.ownerId !== viewer?.userId) return { alert }
    const drillId = readLinkToken(linkKey, 'DRILL', token)
    const drill = drillId === null ? undefined : await findDrill(db, drillId)
    if (drill && drill.ownerId !== viewer?.userId) return { drill }
    throw appError('ALERT_LINK_NOT_FOUND')
  }

  const view = ({ alert, drill }: Opened): TimerAlert => (alert ? alertView(alert, clock.now()) : drillView(drill))
  const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

  serve(app, 'GET /api/check-in-alerts/:token', async ({ params: { token }, viewer }, reply) => {
    unkept(reply)
    const opened = await open(token, viewer)
    const { alert, drill } = opened
    const now = clock.now()
    if (alert) {
      await markOpened(db, { contactId: alert.contactId, kind: 'ALERT', checkInId: alert.checkInId }, now)
      await recordAlertedPosition(db, alert.alertId, now.toISOString())
    } else {
      await markOpened(db, { contactId: drill.contactId, kind: 'DRILL' }, now)
    }
    return view(opened)
  })

  serve(app, 'POST /api/check-in-alerts/:token/acknowledge', async ({ params: { token }, viewer }) => {
    const { alert, drill } = await open(token, viewer)
    await (alert ? acknowledge(db, alert, clock.now()) : answerDrill(db, drill, clock.now()))
    return view(await open(token, viewer))
  })

  serve(app, 'POST /api/check-in-alerts/:token/resolve', async ({ params: { token }, viewer }) => {
    const { alert } = await open(token, viewer)
    if (alert) await resolve(db, alert, clock.now())
    return view(await open(token, viewer))
  })

  serve(app, 'GET /api/check-ins/:checkInId/alert', async (request) => {
    const alertId = await findAlertIdOf(db, request.params.checkInId, request.requireViewer().userId)
    if (alertId === undefined) throw appError('TIMER_NOT_FOUND')
    return { token: linkToken(linkKey, 'ALERT', alertId) }
  })
}
