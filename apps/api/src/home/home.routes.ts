import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { homeRoutes } from '@honjeo/contract/home'
import { listBanners, listLatestReviews, listOpenRooms } from './home.queries.ts'
import { createThreeOfToday } from './three-of-today.ts'

export const homePlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const threeOfToday = createThreeOfToday(db, clock)

  app.get('/api/home/recommended-spots', { schema: homeRoutes['GET /api/home/recommended-spots'] }, ({ viewer }) =>
    threeOfToday(viewer && viewer.travellerType),
  )
  app.get('/api/home/latest-reviews', { schema: homeRoutes['GET /api/home/latest-reviews'] }, ({ viewer }) =>
    listLatestReviews(db, viewer?.userId ?? null),
  )
  app.get('/api/home/recommended-rooms', { schema: homeRoutes['GET /api/home/recommended-rooms'] }, ({ viewer }) =>
    listOpenRooms(db, { viewerId: viewer?.userId ?? null, now: clock.now().toISOString() }),
  )
  app.get('/api/home/banners', { schema: homeRoutes['GET /api/home/banners'] }, () => listBanners(db))
}
