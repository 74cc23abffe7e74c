import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { communityRoutes } from '@honjeo/contract/community'
import { usersRoutes } from '@honjeo/contract/users'
import type { FastifyRequest } from 'fastify'
import { listCommentedPosts, listScraps, listWrittenPosts } from './my-posts.queries.ts'
import { listMyReviews } from './my-reviews.queries.ts'

/** What a member has written and kept, as the my page lists it. */
export const activityPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const viewingOf = (request: FastifyRequest) => ({
    viewerId: request.requireViewer().userId,
    now: clock.now().toISOString(),
  })

  app.get('/api/mypage/posts', { schema: communityRoutes['GET /api/mypage/posts'] }, (request) =>
    listWrittenPosts(db, viewingOf(request), request.query),
  )
  app.get('/api/mypage/scraps', { schema: communityRoutes['GET /api/mypage/scraps'] }, (request) =>
    listScraps(db, viewingOf(request), request.query),
  )
  app.get('/api/mypage/commented-posts', { schema: communityRoutes['GET /api/mypage/commented-posts'] }, (request) =>
    listCommentedPosts(db, viewingOf(request), request.query),
  )
  app.get('/api/mypage/reviews', { schema: usersRoutes['GET /api/mypage/reviews'] }, (request) =>
    listMyReviews(db, request.requireViewer().userId, request.query),
  )
}
