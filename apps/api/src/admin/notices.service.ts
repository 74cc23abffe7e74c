import type { NoticeDraft, StaffNotice } from '@honjeo/contract/admin/publishing'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import { notifyEveryone } from '../notifications/notify.ts'
import { changedFacts } from './audit.queries.ts'
import { deleteNotice, insertNotice, lockNotice, markNotified, updateNotice } from './notices.queries.ts'
import type { StaffAct } from './staff-act.ts'

const factsOf = ({ title, content, publishedAt }: StaffNotice) => ({
  title,
  content,
  published: publishedAt !== null,
})

async function notifyOfNotice({ tx, now }: StaffAct, { id, title }: StaffNotice): Promise<void> {
  await markNotified(tx, id, now.toISOString())
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
  const isNotified = published && draft.tellEveryone === true
  if (isNotified) await notifyOfNotice(act, notice)
  await act.audit({
    action: 'NOTICE_CREATE',
    targetType: 'NOTICE',
    targetId: notice.id,
    after: { ...factsOf(notice), ...(isNotified ? { toldEveryone: true } : {}) },
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
  const isNotifying = published && draft.tellEveryone === true && !earlier.isNotified
  const { isChanged, before, after } = changedFacts(factsOf(earlier), { title, content, published })
  if (!isChanged && !isNotifying) return earlier
  const updatedAt = isChanged ? now : earlier.updatedAt
  const notice = await updateNotice(tx, id, { title, content, publishedAt, updatedAt })
  if (isNotifying) await notifyOfNotice(act, notice)
  await audit({
    action: 'NOTICE_UPDATE',
    targetType: 'NOTICE',
    targetId: id,
    before,
    after: { ...after, ...(isNotifying ? { toldEveryone: true } : {}) },
  })
  return notice
}

export async function removeNotice({ tx, audit }: StaffAct, id: number): Promise<void> {
  const notice = await lockNotice(tx, id)
  if (!notice) throw appError('STAFF_TARGET_NOT_FOUND')
  await deleteNotice(tx, id)
  await audit({ action: 'NOTICE_DELETE', targetType: 'NOTICE', targetId: id, before: factsOf(notice) })
}
