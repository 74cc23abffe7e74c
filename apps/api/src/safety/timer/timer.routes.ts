import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { ServerPace } from '../../config/pace.ts'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../../http/idempotency.ts'
import { type App, serve } from '../../http/serve.ts'
import { registerAlerts } from './alerts.routes.ts'
import { changeTimer, startTimer, endOwn } from './timers.service.ts'
import { startLadder } from './ladder.service.ts'
import { callContacts } from './sos.service.ts'
import { findTimer, findCurrent, listEnded } from './views.queries.ts'
import { findPinState, removePins, setPins } from './pins.service.ts'

/** The PIN that ends a timer, and the one that only seems to. */
function registerPins(app: App) {
  const { db, clock, attempts } = app

  serve(app, 'GET /api/check-ins/pins', (request) => findPinState(db, request.requireViewer().userId))

  serve(app, 'PUT /api/check-ins/pins', (request) =>
    setPins({ db, attempts }, request.requireViewer(), request.body, clock.now()),
  )

  serve(app, 'DELETE /api/check-ins/pins', (request) =>
    removePins(db, request.requireViewer().userId, request.body.pin, clock.now()),
  )
}

export interface TimerOptions {
  /** Makes the links of contacts. */
  linkKey: KeyObject
  pace: ServerPace['timers']
}

/** Serves timers of members on their way home, and what their contacts see. */
export const timerPlugin: FastifyPluginAsyncTypebox<TimerOptions> = async (app, { linkKey, pace }) => {
  const { db, clock } = app
  const ladder = startLadder({ db, clock, log: app.log, ...pace })
  app.addHook('onClose', () => ladder.stop())
  registerPins(app)
  registerAlerts(app, linkKey)

  async function view(id: number, userId: number) {
    const timer = await findTimer(db, id, userId)
    if (!timer) throw appError('TIMER_NOT_FOUND')
    return timer
  }

  serve(app, 'GET /api/check-ins', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listEnded(db, request.requireViewer().userId, size, cursor)
  })

  serve(app, 'GET /api/check-ins/current', async (request) => ({
    checkIn: await findCurrent(db, request.requireViewer().userId),
  }))

  serve(app, 'POST /api/check-ins', async (request) => {
    const { userId } = request.requireViewer()
    const id = await once(db, request, userId, (tx) => startTimer(tx, userId, request.body, clock.now()))
    return view(id, userId)
  })

  serve(app, 'POST /api/check-ins/sos', async (request) => {
    const { userId } = request.requireViewer()
    const id = await once(db, request, userId, (tx) => callContacts(tx, userId, request.body.fix, clock.now()))
    return view(id, userId)
  })

  serve(app, 'GET /api/check-ins/:checkInId', (request) =>
    view(request.params.checkInId, request.requireViewer().userId),
  )

  serve(app, 'PATCH /api/check-ins/:checkInId', async (request) => {
    const { userId } = request.requireViewer()
    const { checkInId: id } = request.params
    await changeTimer(db, { id, userId }, request.body, clock.now())
    return view(id, userId)
  })

  serve(app, 'POST /api/check-ins/:checkInId/done', async (request) => {
    const { userId } = request.requireViewer()
    const { checkInId: id } = request.params
    await endOwn(db, { id, userId, ending: 'SAFE', pin: request.body.pin }, clock.now())
    return view(id, userId)
  })

  serve(app, 'POST /api/check-ins/:checkInId/cancel', async (request) => {
    const { userId } = request.requireViewer()
    const { checkInId: id } = request.params
    await endOwn(db, { id, userId, ending: 'CANCELLED', pin: request.body.pin }, clock.now())
    return view(id, userId)
  })
}
