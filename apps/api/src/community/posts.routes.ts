import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { FastifyRequest } from 'fastify'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { findPost, listPosts } from './posts.queries.ts'
import { changePost, removePost, writePost, setScrap } from './posts.service.ts'

export const postsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const viewing = ({ viewer }: FastifyRequest) => ({
    viewerId: viewer?.userId ?? null,
    now: clock.now().toISOString(),
  })

  async function findReadablePost(request: FastifyRequest, postId: number) {
    const post = await findPost(db, postId, viewing(request))
    if (!post) throw appError('POST_NOT_FOUND')
    return post
  }

  serve(app, 'GET /api/community/posts', (request) => {
    const { category, size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listPosts(db, { category, size, cursor }, viewing(request))
  })

  serve(app, 'POST /api/community/posts', async (request) => {
    const { userId } = request.requireViewer()
    const postId = await once(db, request, userId, (tx) => writePost(tx, userId, request.body, clock.now()))
    return { postId }
  })

  serve(app, 'GET /api/community/posts/:postId', (request) => findReadablePost(request, request.params.postId))

  serve(app, 'PATCH /api/community/posts/:postId', async (request) => {
    const { userId } = request.requireViewer()
    const { postId } = request.params
    await db.transaction((tx) => changePost(tx, userId, postId, request.body, clock.now()))
    return findReadablePost(request, postId)
  })

  serve(app, 'DELETE /api/community/posts/:postId', async (request) => {
    const { userId } = request.requireViewer()
    await db.transaction((tx) => removePost(tx, userId, request.params.postId, clock.now()))
  })

  serve(app, 'PUT /api/community/posts/:postId/scrap', (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => setScrap(tx, userId, request.params.postId, clock.now(), request.body.scraped))
  })
}
