import { BLOCKS_MAX } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { endRelations } from '../contacts/relations.queries.ts'
import { lockMember } from '../db/lock-member.ts'
import { appError } from '../errors.ts'
import { countBlocks, insertBlock, isBlocking, keepMember } from './blocks.queries.ts'

/** Blocks a member; doing so again changes nothing, also when the list is full. */
export async function blockMember(tx: Db, userId: number, blockedId: number, now: Date): Promise<void> {
  if (userId === blockedId) throw appError('BLOCK4001')
  await lockMember(tx, userId)
  if (!(await keepMember(tx, blockedId))) throw appError('USER4040')
  if (await isBlocking(tx, userId, blockedId)) return
  if ((await countBlocks(tx, userId)) >= BLOCKS_MAX) throw appError('BLOCK4090')
  await insertBlock(tx, userId, blockedId, now.toISOString())
  await endRelations(tx, userId, blockedId, now.toISOString())
}
