import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { serve } from '../http/serve.ts'
import type { RoomDeps } from '../rooms/room-act.ts'
import { deleteBlock, listBlocks, listSharedRooms } from './blocks.queries.ts'
import { blockMember } from './blocks.service.ts'

export type BlocksOptions = Pick<RoomDeps, 'feed'>

export const blocksPlugin: FastifyPluginAsyncTypebox<BlocksOptions> = async (app, { feed }) => {
  const { db, clock } = app
  const deps = { db, clock, feed }

  serve(
    app,
    // Clients of the previous version send no body.
    'POST /api/blocks/:userId',
    (request) => blockMember(deps, request.requireViewer().userId, request.params.userId, request.body),
  )

  serve(app, 'GET /api/blocks/:userId/rooms', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    const both = { userId: request.requireViewer().userId, otherId: request.params.userId }
    return listSharedRooms(db, both, size, cursor)
  })

  serve(app, 'DELETE /api/blocks/:userId', (request) =>
    deleteBlock(db, request.requireViewer().userId, request.params.userId),
  )

  serve(app, 'GET /api/mypage/blocks', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listBlocks(db, request.requireViewer().userId, size, cursor)
  })
}
