import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../../http/serve.ts'
import { placeExists } from '../../records/places.queries.ts'
import { requireWhereabouts } from '../../records/place-columns.ts'
import { appError } from '@honjeo/contract/app-error'
import { deleteSavedPlaces, listSavedPlaces, savePlace } from './spot-cart.queries.ts'

/** The places a member has saved (내가 담은 장소). */
export const spotCartPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, placeHours } = app
  const now = () => clock.now().toISOString()

  serve(app, 'GET /api/spot-cart', async (request) => {
    requireWhereabouts(request.query, request.query.sort === 'DISTANCE')
    const page = await listSavedPlaces(db, request.requireViewer().userId, request.query, now())
    return { ...page, content: await placeHours.withToday(page.content) }
  })

  serve(app, 'POST /api/spot-cart', async (request) => {
    const { userId } = request.requireViewer()
    const { contentId } = request.body
    if (!(await placeExists(db, contentId))) throw appError('PLACE_NOT_FOUND')
    const savedAt = await db.transaction((tx) => savePlace(tx, userId, contentId, now()))
    if (savedAt === undefined) throw appError('TOO_MANY_SAVED_PLACES')
    return { contentId, savedAt }
  })

  serve(app, 'DELETE /api/spot-cart/:contentId', async (request) => {
    await deleteSavedPlaces(db, request.requireViewer().userId, [request.params.contentId])
  })

  serve(app, 'DELETE /api/spot-cart', async (request) => ({
    deletedCount: await deleteSavedPlaces(db, request.requireViewer().userId, request.body.contentIds),
  }))
}
