import type { PushMessage } from '@honjeo/contract/push'
import type { Db } from '../db/client.ts'
import type { SendPush } from './push-sender.ts'
import { deleteGone, markFailing, markWorking, type Subscription } from './subscriptions.queries.ts'

/**
 * Sends to all of a member's browsers at once, forgets those that are gone, and answers whether it is worth another try:
 * whom one browser has told is told.
 */
export async function pushToMember(
  { db, send }: { db: Db; send: SendPush },
  subscriptions: readonly Subscription[],
  message: PushMessage,
  now: string,
): Promise<boolean> {
  const outcomes = await Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'GONE') await deleteGone(db, subscription)
      if (outcome === 'SENT') await markWorking(db, subscription)
      if (outcome === 'FAILED') await markFailing(db, subscription, now)
      return outcome
    }),
  )
  return outcomes.includes('FAILED') && !outcomes.includes('SENT')
}
