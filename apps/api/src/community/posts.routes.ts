import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { communityRoutes } from '@honjeo/contract/community'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { FastifyRequest } from 'fastify'
import { appError } from '../lib/errors.ts'
import { once } from '../http/idempotency.ts'
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

  app.get('/api/community/posts', { schema: communityRoutes['GET /api/community/posts'] }, (request) => {
    const { category, size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listPosts(db, { category, size, cursor }, viewing(request))
  })

  app.post('/api/community/posts', { schema: communityRoutes['POST /api/community/posts'] }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const postId = await once(db, request, userId, (tx) => writePost(tx, userId, request.body, clock.now()))
    reply.code(201)
    return { postId }
  })

  app.get('/api/community/posts/:postId', { schema: communityRoutes['GET /api/community/posts/:postId'] }, (request) =>
    findReadablePost(request, request.params.postId),
  )

  app.patch(
    '/api/community/posts/:postId',
    { schema: communityRoutes['PATCH /api/community/posts/:postId'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const { postId } = request.params
      await db.transaction((tx) => changePost(tx, userId, postId, request.body, clock.now()))
      return findReadablePost(request, postId)
    },
  )

  app.delete(
    '/api/community/posts/:postId',
    { schema: communityRoutes['DELETE /api/community/posts/:postId'] },
    async (request) => {
      const { userId } = request.requireViewer()
      await db.transaction((tx) => removePost(tx, userId, request.params.postId, clock.now()))
    },
  )

  app.put(
    '/api/community/posts/:postId/scrap',
    { schema: communityRoutes['PUT /api/community/posts/:postId/scrap'] },
    (request) => {
      const { userId } = request.requireViewer()
      return db.transaction((tx) => setScrap(tx, userId, request.params.postId, clock.now(), request.body.scraped))
    },
  )
}
