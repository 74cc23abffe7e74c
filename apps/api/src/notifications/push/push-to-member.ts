import type { PushMessage } from '@honjeo/contract/push'
import type { Db } from '../../db/client.ts'
import type { SendPush } from './push-sender.ts'
import { deleteGone, markFailing, markWorking, type BrowserSubscription } from './subscriptions.queries.ts'

/**
 * TOLD: one browser's service has it, so the member counts as notified. LATER: none has, and it is worth another try.
 * NOBODY: there is no browser.
 */
export type Reached = 'TOLD' | 'LATER' | 'NOBODY'

/** Sends to all of a member's browsers at once, and forgets those that are gone. */
export async function pushToMember(
  { db, send }: { db: Db; send: SendPush },
  subscriptions: readonly BrowserSubscription[],
  message: PushMessage,
  now: string,
): Promise<Reached> {
  const outcomes = await Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'GONE') await deleteGone(db, subscription)
      if (outcome === 'SENT') await markWorking(db, subscription)
      if (outcome === 'FAILED') await markFailing(db, subscription, now)
      return outcome
    }),
  )
  if (outcomes.includes('SENT')) return 'TOLD'
  return outcomes.includes('FAILED') ? 'LATER' : 'NOBODY'
}
