import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { changeProfile, readProfile } from './profile.service.ts'
import { findPublicProfile } from './users.queries.ts'

export interface UsersOptions {
  /** A member is perhaps of another traveller type than their sessions know. */
  onAnswers: (userId: number) => Promise<void>
}

export const usersPlugin: FastifyPluginAsyncTypebox<UsersOptions> = async (app, { onAnswers }) => {
  const { db, clock } = app

  serve(app, 'GET /api/mypage/profile', (request) => readProfile({ db, clock }, request.requireViewer().userId))

  serve(app, 'PUT /api/mypage/profile', async (request) => {
    const { userId } = request.requireViewer()
    const profile = await changeProfile({ db, clock }, userId, request.body)
    if (request.body.answers) await onAnswers(userId)
    return profile
  })

  serve(app, 'GET /api/mypage/profile/:userId', async (request) => {
    const { userId: viewerId } = request.requireViewer()
    const profile = await findPublicProfile(db, request.params.userId, viewerId, clock.now())
    if (!profile) throw appError('MEMBER_NOT_FOUND')
    return profile
  })
}
