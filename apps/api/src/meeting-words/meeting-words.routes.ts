import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { serve } from '../http/serve.ts'
import { listMet } from './meeting-words.queries.ts'
import { writeWords } from './meeting-words.service.ts'

/** What two who have met write of each other. */
export const meetingWordsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'GET /api/mypage/meeting-words', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listMet(db, request.requireViewer().userId, clock.now().toISOString(), size, cursor)
  })

  serve(app, 'POST /api/meeting-words/:attendanceId', (request) =>
    writeWords({ db, clock }, request.requireViewer().userId, request.params.attendanceId, request.body),
  )
}
