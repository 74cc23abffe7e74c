import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { spotCartRoutes } from '@honjeo/contract/spot-cart'
import { placeExists } from '../../records/places.queries.ts'
import { requireWhereabouts } from '../../records/place-columns.ts'
import { appError } from '../../lib/errors.ts'
import { deleteSavedPlaces, listSavedPlaces, savePlace } from './spot-cart.queries.ts'

/** The places a member has saved (내가 담은 장소). */
export const spotCartPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, placeHours } = app
  const now = () => clock.now().toISOString()

  app.get('/api/spot-cart', { schema: spotCartRoutes['GET /api/spot-cart'] }, async (request) => {
    requireWhereabouts(request.query, request.query.sort === 'DISTANCE')
    const page = await listSavedPlaces(db, request.requireViewer().userId, request.query, now())
    return { ...page, content: await placeHours.withToday(page.content) }
  })

  app.post('/api/spot-cart', { schema: spotCartRoutes['POST /api/spot-cart'] }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const { contentId } = request.body
    if (!(await placeExists(db, contentId))) throw appError('PLACE_NOT_FOUND')
    const savedAt = await db.transaction((tx) => savePlace(tx, userId, contentId, now()))
    if (savedAt === undefined) throw appError('TOO_MANY_SAVED_PLACES')
    reply.code(201)
    return { contentId, savedAt }
  })

  app.delete(
    '/api/spot-cart/:contentId',
    { schema: spotCartRoutes['DELETE /api/spot-cart/:contentId'] },
    async (request) => {
      await deleteSavedPlaces(db, request.requireViewer().userId, [request.params.contentId])
    },
  )

  app.delete('/api/spot-cart', { schema: spotCartRoutes['DELETE /api/spot-cart'] }, async (request) => ({
    deletedCount: await deleteSavedPlaces(db, request.requireViewer().userId, request.body.contentIds),
  }))
}
