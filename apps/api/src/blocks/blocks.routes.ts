import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { blocksRoutes } from '@honjeo/contract/blocks'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { deleteBlock, listBlocks } from './blocks.queries.ts'
import { blockMember } from './blocks.service.ts'

export const blocksPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.post('/api/blocks/:userId', { schema: blocksRoutes['POST /api/blocks/:userId'] }, (request) => {
    const { userId } = request.requireViewer()
    return db.transaction((tx) => blockMember(tx, userId, request.params.userId, clock.now()))
  })

  app.delete('/api/blocks/:userId', { schema: blocksRoutes['DELETE /api/blocks/:userId'] }, (request) =>
    deleteBlock(db, request.requireViewer().userId, request.params.userId),
  )

  app.get('/api/mypage/blocks', { schema: blocksRoutes['GET /api/mypage/blocks'] }, (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listBlocks(db, request.requireViewer().userId, size, cursor)
  })
}
