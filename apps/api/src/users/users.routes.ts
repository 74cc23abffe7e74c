import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { usersRoutes } from '@honjeo/contract/users'
import { appError } from '../errors.ts'
import { findMyProfile, findPublicProfile } from './users.queries.ts'

export const usersPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/mypage/profile', { schema: usersRoutes['GET /api/mypage/profile'] }, async (request) => {
    const profile = await findMyProfile(db, request.requireViewer().userId, clock.now())
    if (!profile) throw appError('AUTH4013')
    return profile
  })

  app.get(
    '/api/mypage/profile/:userId',
    { schema: usersRoutes['GET /api/mypage/profile/:userId'] },
    async (request) => {
      const { userId: viewerId } = request.requireViewer()
      const profile = await findPublicProfile(db, request.params.userId, viewerId, clock.now())
      if (!profile) throw appError('USER4040')
      return profile
    },
  )
}
