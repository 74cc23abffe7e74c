import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { changedFacts } from './audit.queries.ts'
import { lockAdditions } from './staff.queries.ts'
import type { StaffAct } from './staff-act.ts'

type Facts = Record<string, unknown>

/** A short list that staff keep: banners of the home screen, templates of replies. */
export interface KeptList<Draft extends Facts> {
  target: 'BANNER' | 'TEMPLATE'
  max: number
  count(tx: Db): Promise<number>
  /** No other transaction changes it until this one ends. */
  lock(tx: Db, id: number): Promise<(Draft & { id: number }) | undefined>
  insert(tx: Db, draft: Draft): Promise<number>
  update(tx: Db, id: number, draft: Draft): Promise<void>
  delete(tx: Db, id: number): Promise<void>
}

async function requireThing<D extends Facts>(list: KeptList<D>, tx: Db, id: number) {
  const thing = await list.lock(tx, id)
  if (!thing) throw appError('STAFF_TARGET_NOT_FOUND')
  return thing
}

export async function addTo<D extends Facts>(list: KeptList<D>, { tx, audit }: StaffAct, draft: D) {
  await lockAdditions(tx, list.target)
  if ((await list.count(tx)) >= list.max) throw appError('LIST_FULL')
  const id = await list.insert(tx, draft)
  await audit({ action: `${list.target}_CREATE`, targetType: list.target, targetId: id, after: draft })
  return { ...draft, id }
}

export async function changeIn<D extends Facts>(list: KeptList<D>, { tx, audit }: StaffAct, id: number, draft: D) {
  const { isChanged, before, after } = changedFacts<Facts>(await requireThing(list, tx, id), draft)
  if (isChanged) {
    await list.update(tx, id, draft)
    await audit({ action: `${list.target}_UPDATE`, targetType: list.target, targetId: id, before, after })
  }
  return { ...draft, id }
}

export async function removeFrom<D extends Facts>(list: KeptList<D>, { tx, audit }: StaffAct, id: number) {
  const { id: _id, ...before } = await requireThing(list, tx, id)
  await list.delete(tx, id)
  await audit({ action: `${list.target}_DELETE`, targetType: list.target, targetId: id, before })
}
