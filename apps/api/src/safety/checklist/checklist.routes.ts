import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../../http/serve.ts'
import { mergeSafety } from './checklist.service.ts'

/** A member's safety check, kept in step between their devices. */
export const checklistPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'PUT /api/safety', (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => mergeSafety(tx, userId, request.body, clock.now()))
  })
}
