import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminPlacesRoutes } from '@honjeo/contract/admin/places'
import { appError } from '../lib/errors.ts'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { findStaffPlace } from './places.queries.ts'
import { addPlace, changePlace, listPlaces } from './places.service.ts'

/** The catalogue as staff keep it. */
export const adminPlacesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  async function requirePlace(contentId: number) {
    const place = await findStaffPlace(db, contentId)
    if (!place) throw appError('STAFF_TARGET_NOT_FOUND')
    return place
  }

  app.get('/api/admin/places', { schema: adminPlacesRoutes['GET /api/admin/places'] }, (request) =>
    listPlaces(db, request.query),
  )

  app.post('/api/admin/places', { schema: adminPlacesRoutes['POST /api/admin/places'] }, async (request, reply) => {
    const contentId = await actAsStaff(options, request, (act) => addPlace(act, request.body))
    reply.code(201)
    return requirePlace(contentId)
  })

  app.get(
    '/api/admin/places/:contentId',
    { schema: adminPlacesRoutes['GET /api/admin/places/:contentId'] },
    (request) => requirePlace(request.params.contentId),
  )

  app.patch(
    '/api/admin/places/:contentId',
    { schema: adminPlacesRoutes['PATCH /api/admin/places/:contentId'] },
    async (request) => {
      const { contentId } = request.params
      await actAsStaff(options, request, (act) => changePlace(act, contentId, request.body))
      return requirePlace(contentId)
    },
  )
}
