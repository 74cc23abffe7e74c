import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import { listCommentedPosts, listScraps, listWrittenPosts } from './my-posts.queries.ts'
import { listMyReviews } from './my-reviews.queries.ts'

/** What a member has written and kept, as the my page lists it. */
export const activityPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const viewingOf = (request: FastifyRequest) => ({
    viewerId: request.requireViewer().userId,
    now: clock.now().toISOString(),
  })

  serve(app, 'GET /api/mypage/posts', (request) => listWrittenPosts(db, viewingOf(request), request.query))
  serve(app, 'GET /api/mypage/scraps', (request) => listScraps(db, viewingOf(request), request.query))
  serve(app, 'GET /api/mypage/commented-posts', (request) => listCommentedPosts(db, viewingOf(request), request.query))
  serve(app, 'GET /api/mypage/reviews', (request) => listMyReviews(db, request.requireViewer().userId, request.query))
}
