import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { usersRoutes } from '@honjeo/contract/users'
import { appError } from '../errors.ts'
import { findMyProfile } from './users.queries.ts'

export const usersPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/mypage/profile', { schema: usersRoutes['GET /api/mypage/profile'] }, async (request) => {
    const profile = await findMyProfile(db, request.requireViewer().userId, clock.now())
    if (!profile) throw appError('AUTH4013')
    return profile
  })
}
