import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { REVIEW_TAGS, REVIEW_TAGS_OF, reviewTagLabel } from '@honjeo/contract/values/review-tags'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { findReview } from './reviews.queries.ts'
import { changeReview, removeReview, voteHelpful, writeReview } from './reviews.service.ts'

export const reviewsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'GET /api/reviews/tags', async (request) => {
    const { contentTypeId } = request.query
    const codes = contentTypeId === undefined ? Object.keys(REVIEW_TAGS) : REVIEW_TAGS_OF[contentTypeId]
    return codes.map((code) => ({ code, label: reviewTagLabel(code) }))
  })

  serve(app, 'POST /api/reviews', async (request) => {
    const { userId } = request.requireViewer()
    const written = await once(db, request, userId, (tx) => writeReview(tx, userId, request.body, clock.now()))
    return written
  })

  serve(app, 'GET /api/reviews/:reviewId', async (request) => {
    const review = await findReview(db, request.params.reviewId, request.requireViewer().userId)
    if (!review) throw appError('REVIEW_NOT_FOUND')
    return review
  })

  serve(app, 'PATCH /api/reviews/:reviewId', (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => changeReview(tx, userId, request.params.reviewId, request.body, clock.now()))
  })

  serve(app, 'DELETE /api/reviews/:reviewId', (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => removeReview(tx, userId, request.params.reviewId))
  })

  serve(app, 'PUT /api/reviews/:reviewId/helpful', (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => voteHelpful(tx, userId, request.params.reviewId, request.body.helpful))
  })
}
