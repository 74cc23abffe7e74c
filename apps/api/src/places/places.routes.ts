import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { placesRoutes } from '@honjeo/contract/places'
import { PAGE_SIZE_DEFAULT, PLACE_PHOTOS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { placeExists } from '../db/places.queries.ts'
import { appError } from '../errors.ts'
import { findPlace, listPlacePhotos, listPlaces, searchPlaces } from './places.queries.ts'
import { listPlaceReviews } from './reviews.queries.ts'

export const placesPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const now = () => clock.now().toISOString()

  app.get('/api/tourist-spots', { schema: placesRoutes['GET /api/tourist-spots'] }, (request) => {
    const { sort, lat, lng } = request.query
    if ((lat === undefined) !== (lng === undefined) || (sort === 'DISTANCE' && lat === undefined)) {
      throw appError('COMMON400', { fields: { lat: '내 위치의 위도와 경도를 함께 보내주세요.' } })
    }
    return listPlaces(db, request.query, now())
  })

  app.get('/api/tourist-spots/search', { schema: placesRoutes['GET /api/tourist-spots/search'] }, (request) =>
    searchPlaces(db, request.query.q, now(), request.query.size ?? PAGE_SIZE_DEFAULT, request.query.cursor),
  )

  app.get(
    '/api/tourist-spots/:contentId',
    { schema: placesRoutes['GET /api/tourist-spots/:contentId'] },
    async (request) => {
      const place = await findPlace(db, request.params.contentId, now())
      if (!place) throw appError('PLACE4040')
      return place
    },
  )

  app.get(
    '/api/tourist-spots/:contentId/images',
    { schema: placesRoutes['GET /api/tourist-spots/:contentId/images'] },
    async (request) => {
      const { contentId } = request.params
      const { size = PLACE_PHOTOS_PAGE_SIZE, cursor } = request.query
      if (!(await placeExists(db, contentId))) throw appError('PLACE4040')
      return listPlacePhotos(db, contentId, size, cursor)
    },
  )

  app.get(
    '/api/tourist-spots/:contentId/reviews',
    { schema: placesRoutes['GET /api/tourist-spots/:contentId/reviews'] },
    async (request) => {
      const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
      const page = await listPlaceReviews(db, request.params.contentId, size, cursor)
      if (!page) throw appError('PLACE4040')
      return page
    },
  )
}
