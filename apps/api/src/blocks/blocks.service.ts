import { BLOCKS_MAX } from '@honjeo/contract/values/limits'
import { lockMembers } from '../records/lock-member.ts'
import { endRelations } from '../records/relations.queries.ts'
import { appError } from '../lib/errors.ts'
import { partWays } from '../rooms/membership.service.ts'
import { tellRoom, type RoomDeps } from '../rooms/room-act.ts'
import { countBlocks, countSharedRooms, insertBlock, isBlocking, keepMember } from './blocks.queries.ts'

/**
 * Blocks a member; doing so again changes nothing, also when the list is full. Two members of whom one has blocked the
 * other are never in one room: where they share rooms, the answer is BLOCK4091, and with `partWays` those rooms are
 * left in the same transaction.
 */
export async function blockMember(
  { db, clock, feed }: RoomDeps,
  userId: number,
  blockedId: number,
  choice: { partWays?: boolean },
): Promise<void> {
  if (userId === blockedId) throw appError('BLOCK4001')
  const now = clock.now()
  const echoes = await db.transaction(async (tx) => {
    // Both members are locked before any room, so that neither joins one until the block is in force.
    await lockMembers(tx, [userId, blockedId])
    if (!(await keepMember(tx, userId))) throw appError('AUTH4015')
    if (!(await keepMember(tx, blockedId))) throw appError('USER4040')
    if (await isBlocking(tx, userId, blockedId)) return []
    if ((await countBlocks(tx, userId)) >= BLOCKS_MAX) throw appError('BLOCK4090')
    if (choice.partWays !== true && (await countSharedRooms(tx, userId, blockedId)) > 0) throw appError('BLOCK4091')
    const parted = await partWays(tx, userId, blockedId, now)
    await insertBlock(tx, userId, blockedId, now.toISOString())
    await endRelations(tx, userId, blockedId, now.toISOString())
    return parted
  })
  for (const echo of echoes) await tellRoom(feed, echo)
}
