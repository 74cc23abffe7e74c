import type { PlanDetail } from '@honjeo/contract/plan'
import { inStore, PLANS } from '#lib/device-db.ts'
import { type Kept, surplusPlans } from './surplus-plans.ts'

/** A plan as this device saw it last. */
export interface KeptPlan extends Kept {
  plan: PlanDetail
}

const listAll = () => inStore<KeptPlan[]>(PLANS, 'readonly', (store) => store.getAll())

/** Keeps a plan in place of its former self; the one that was opened longest ago may go for it. */
export async function keepPlan(kept: KeptPlan): Promise<void> {
  await inStore(PLANS, 'readwrite', (store) => {
    const put = store.put(kept)
    const all: IDBRequest<KeptPlan[]> = store.getAll()
    all.addEventListener('success', () => {
      for (const planId of surplusPlans(all.result, kept.userId)) store.delete(planId)
    })
    return put
  })
}

export async function findKeptPlan(userId: number, planId: number): Promise<KeptPlan | null> {
  const found = await inStore<KeptPlan | undefined>(PLANS, 'readonly', (store) => store.get(planId))
  return found?.userId === userId ? found : null
}

/** Last opened first. */
export async function listKeptPlans(userId: number): Promise<KeptPlan[]> {
  const kept = (await listAll()).filter((each) => each.userId === userId)
  return kept.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export async function dropKeptPlan(planId: number): Promise<void> {
  await inStore(PLANS, 'readwrite', (store) => store.delete(planId))
}
