import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { homeRoutes } from '@honjeo/contract/home'
import { koreanDay } from '../clock.ts'
import { findTravellerType, listBanners, listCandidates, listLatestReviews, listOpenRooms } from './home.queries.ts'
import { pickTopThree } from './top-three.ts'

export const homePlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get(
    '/api/home/recommended-spots',
    { schema: homeRoutes['GET /api/home/recommended-spots'] },
    async ({ viewer }) => {
      const day = koreanDay(clock.now())
      const travellerType = viewer && (await findTravellerType(db, viewer.userId))
      return pickTopThree(await listCandidates(db, day), { day, travellerType })
    },
  )
  app.get('/api/home/latest-reviews', { schema: homeRoutes['GET /api/home/latest-reviews'] }, () =>
    listLatestReviews(db),
  )
  app.get('/api/home/recommended-rooms', { schema: homeRoutes['GET /api/home/recommended-rooms'] }, ({ viewer }) =>
    listOpenRooms(db, viewer?.userId ?? null, clock.now().toISOString()),
  )
  app.get('/api/home/banners', { schema: homeRoutes['GET /api/home/banners'] }, () => listBanners(db))
}
