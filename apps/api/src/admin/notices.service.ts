import type { NoticeDraft, StaffNotice } from '@honjeo/contract/admin/publishing'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import { notifyEveryone } from '../notifications/notify.ts'
import { changedFacts } from './audit.queries.ts'
import { deleteNotice, insertNotice, lockNotice, markTold, updateNotice } from './notices.queries.ts'
import type { StaffAct } from './staff-act.ts'

const factsOf = ({ title, content, publishedAt }: StaffNotice) => ({
  title,
  content,
  published: publishedAt !== null,
})

async function tellEveryone({ tx, now }: StaffAct, { id, title }: StaffNotice): Promise<void> {
  await markTold(tx, id, now.toISOString())
  await notifyEveryone(tx, {
    type: 'SYSTEM',
    sentence: say('NOTICE_PUBLISHED', { title }),
    resourceType: 'NOTICE',
    resourceId: id,
    eventKey: `notice:${id}`,
  })
}

export async function writeNotice(act: StaffAct, draft: NoticeDraft): Promise<StaffNotice> {
  const { title, content, published } = draft
  const now = act.now.toISOString()
  const notice = await insertNotice(act.tx, { title, content, publishedAt: published ? now : null, updatedAt: now })
  const isTold = published && draft.tellEveryone === true
  if (isTold) await tellEveryone(act, notice)
  await act.audit({
    action: 'NOTICE_CREATE',
    targetType: 'NOTICE',
    targetId: notice.id,
    after: { ...factsOf(notice), ...(isTold ? { toldEveryone: true } : {}) },
  })
  return notice
}

/** Members hear of a notice once, however often it is taken down and published again. */
export async function changeNotice(act: StaffAct, id: number, draft: NoticeDraft): Promise<StaffNotice> {
  const { tx, audit } = act
  const earlier = await lockNotice(tx, id)
  if (!earlier) throw appError('STAFF_TARGET_NOT_FOUND')
  const { title, content, published } = draft
  const now = act.now.toISOString()
  const publishedAt = published ? (earlier.publishedAt ?? now) : null
  const isTelling = published && draft.tellEveryone === true && !earlier.isTold
  const { isChanged, before, after } = changedFacts(factsOf(earlier), { title, content, published })
  if (!isChanged && !isTelling) return earlier
  const updatedAt = isChanged ? now : earlier.updatedAt
  const notice = await updateNotice(tx, id, { title, content, publishedAt, updatedAt })
  if (isTelling) await tellEveryone(act, notice)
  await audit({
    action: 'NOTICE_UPDATE',
    targetType: 'NOTICE',
    targetId: id,
    before,
    after: { ...after, ...(isTelling ? { toldEveryone: true } : {}) },
  })
  return notice
}

export async function removeNotice({ tx, audit }: StaffAct, id: number): Promise<void> {
  const notice = await lockNotice(tx, id)
  if (!notice) throw appError('STAFF_TARGET_NOT_FOUND')
  await deleteNotice(tx, id)
  await audit({ action: 'NOTICE_DELETE', targetType: 'NOTICE', targetId: id, before: factsOf(notice) })
}
