import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { timerRoutes } from '@honjeo/contract/safety/timer'
import { findPinState, removePins, setPins } from './pins.service.ts'

/** The PIN that ends a timer, and the one that only seems to. */
export function registerPins(app: Parameters<FastifyPluginAsyncTypebox>[0]) {
  const { db, clock } = app

  app.get('/api/check-ins/pins', { schema: timerRoutes['GET /api/check-ins/pins'] }, (request) =>
    findPinState(db, request.requireViewer().userId),
  )

  app.put('/api/check-ins/pins', { schema: timerRoutes['PUT /api/check-ins/pins'] }, (request) =>
    setPins(db, request.requireViewer().userId, request.body, clock.now()),
  )

  app.delete('/api/check-ins/pins', { schema: timerRoutes['DELETE /api/check-ins/pins'] }, (request) =>
    removePins(db, request.requireViewer().userId, request.body.pin, clock.now()),
  )
}
