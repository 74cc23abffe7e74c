import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { usersRoutes } from '@honjeo/contract/users'
import { appError } from '../errors.ts'
import { changeProfile, readProfile } from './profile.service.ts'
import { findPublicProfile } from './users.queries.ts'

export const usersPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/mypage/profile', { schema: usersRoutes['GET /api/mypage/profile'] }, (request) =>
    readProfile({ db, clock }, request.requireViewer().userId),
  )

  app.put('/api/mypage/profile', { schema: usersRoutes['PUT /api/mypage/profile'] }, (request) =>
    changeProfile({ db, clock }, request.requireViewer().userId, request.body),
  )

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
