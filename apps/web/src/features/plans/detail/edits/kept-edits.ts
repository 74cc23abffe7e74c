import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanChange } from '@honjeo/contract/plans'
import { inStore, PLAN_EDITS } from '#lib/device/device-db.ts'

/** A change on its way. It is sent again just so after a lost answer, so that the server does it once. */
export interface SentChange {
  change: PlanChange
  idempotencyKey: string
  /** The plan as it would be then. */
  plan: PlanDetail
}

/** What a member changed and the server has not taken yet. */
export interface KeptEdits {
  planId: number
  userId: number
  /** The plan as the server last sent it. */
  base: PlanDetail
  /** The plan as the member has it. */
  mine: PlanDetail
  sent: SentChange | null
}

export interface EditsStore {
  read(): Promise<KeptEdits | null>
  write(edits: KeptEdits): Promise<void>
  remove(): Promise<void>
}

/** The edits of one plan on this device; where nothing can be kept (private mode), nothing is, and nothing fails. */
export function editsStore(userId: number, planId: number): EditsStore {
  const attempt = <T>(act: Promise<T>) => act.catch(() => undefined)
  return {
    read: async () => {
      const found = inStore<KeptEdits | undefined>(PLAN_EDITS, 'readonly', (store) => store.get(planId))
      const kept = await attempt(found)
      return kept?.userId === userId ? kept : null
    },
    write: async (edits) => {
      await attempt(
        inStore(PLAN_EDITS, 'readwrite', (store) => {
          const writing = store.put(edits)
          // The store does not wait for an answer that a page being closed would not take any more.
          store.transaction.commit()
          return writing
        }),
      )
    },
    remove: async () => {
      await attempt(inStore(PLAN_EDITS, 'readwrite', (store) => store.delete(planId)))
    },
  }
}
