import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { COMMENTS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { listThreads, listMentionable } from './comments.queries.ts'
import { removeComment, writeComment } from './comments.service.ts'
import { postExists } from './posts.queries.ts'

export const commentsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'GET /api/community/posts/:postId/comments', async (request) => {
    const { postId } = request.params
    const { size = COMMENTS_PAGE_SIZE, cursor } = request.query
    const viewerId = request.viewer?.userId ?? null
    const page = await listThreads(db, { postId, viewerId }, size, cursor)
    if (page.content.length === 0 && !(await postExists(db, postId, viewerId))) throw appError('POST_NOT_FOUND')
    return page
  })

  serve(app, 'POST /api/community/posts/:postId/comments', async (request) => {
    const { userId } = request.requireViewer()
    const { postId } = request.params
    const comment = await once(db, request, userId, (tx) =>
      writeComment(tx, { userId, postId }, request.body, clock.now()),
    )
    return comment
  })

  serve(app, 'DELETE /api/community/comments/:commentId', async (request) => {
    const { userId } = request.requireViewer()
    await db.transaction((tx) => removeComment(tx, userId, request.params.commentId, clock.now()))
  })

  serve(app, 'GET /api/community/posts/:postId/mentionable', async (request) => {
    const { userId } = request.requireViewer()
    const { postId } = request.params
    if (!(await postExists(db, postId, userId))) throw appError('POST_NOT_FOUND')
    return listMentionable(db, postId, userId, request.query.q ?? '')
  })
}
