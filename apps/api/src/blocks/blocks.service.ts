import { BLOCKS_MAX } from '@honjeo/contract/values/limits'
import { lockMembers } from '../records/lock-member.ts'
import { endRelations } from '../records/relations.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { partWays } from '../rooms/membership.service.ts'
import { announceToRoom, type RoomDeps } from '../rooms/room-act.ts'
import { countBlocks, countSharedRooms, insertBlock, isBlocking, keepMember } from './blocks.queries.ts'

/**
 * Blocks a member; doing so again changes nothing, also when the list is full. Two members of whom one has blocked the
 * other are never in one room: where they share rooms, the answer is BLOCKED_ROOMMATE, and with `partWays` those rooms
 * are left in the same transaction.
 */
export async function blockMember(
  { db, clock, feed }: RoomDeps,
  userId: number,
  blockedId: number,
  choice: { partWays?: boolean },
): Promise<void> {
  if (userId === blockedId) throw appError('BLOCKED_SELF')
  const now = clock.now()
  const echoes = await db.transaction(async (tx) => {
    // Both members are locked before any room, so that neither joins one until the block is in force.
    await lockMembers(tx, [userId, blockedId])
    if (!(await keepMember(tx, userId))) throw appError('SESSION_ENDED')
    if (!(await keepMember(tx, blockedId))) throw appError('MEMBER_NOT_FOUND')
    if (await isBlocking(tx, userId, blockedId)) return []
    if ((await countBlocks(tx, userId)) >= BLOCKS_MAX) throw appError('TOO_MANY_BLOCKS')
    if (choice.partWays !== true && (await countSharedRooms(tx, userId, blockedId)) > 0)
      throw appError('BLOCKED_ROOMMATE')
    const parted = await partWays(tx, userId, blockedId, now)
    await insertBlock(tx, userId, blockedId, now.toISOString())
    await endRelations(tx, userId, blockedId, now.toISOString())
    return parted
  })
  for (const echo of echoes) await announceToRoom(feed, echo)
}
