import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { placesRoutes } from '@honjeo/contract/places'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { requireWhereabouts } from '../records/whereabouts.ts'
import { searchPlaces, suggestPlaces } from './search.service.ts'

export const placeSearchPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/tourist-spots/search', { schema: placesRoutes['GET /api/tourist-spots/search'] }, (request) => {
    const { q, size = PAGE_SIZE_DEFAULT, cursor, lat, lng } = request.query
    requireWhereabouts({ lat, lng })
    const viewing = { viewerId: request.viewer?.userId ?? null, now: clock.now().toISOString(), lat, lng }
    return searchPlaces(db, { q, size, cursor }, viewing)
  })

  app.get('/api/tourist-spots/suggest', { schema: placesRoutes['GET /api/tourist-spots/suggest'] }, (request) =>
    suggestPlaces(db, request.query.q),
  )
}
