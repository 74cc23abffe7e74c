import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
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

  serve(app, 'GET /api/admin/places', (request) => listPlaces(db, request.query))

  serve(app, 'POST /api/admin/places', async (request) => {
    const contentId = await actAsStaff(options, request, (act) => addPlace(act, request.body))
    return requirePlace(contentId)
  })

  serve(app, 'GET /api/admin/places/:contentId', (request) => requirePlace(request.params.contentId))

  serve(app, 'PATCH /api/admin/places/:contentId', async (request) => {
    const { contentId } = request.params
    await actAsStaff(options, request, (act) => changePlace(act, contentId, request.body))
    return requirePlace(contentId)
  })
}
