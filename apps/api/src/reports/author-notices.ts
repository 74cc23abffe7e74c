import { say } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import type { Judgeable } from '../db/content-digest.ts'
import { notify } from '../notifications/notify.ts'

/** A post, comment or review that was hidden or shown again. */
export interface Moderated {
  type: Judgeable
  id: number
  /** The id of the author; null for a former member, who gets no notification. */
  ownerId: number | null
  /** The post of a comment. */
  postId: number | null
}

type Deed = 'HIDDEN_BY_REPORTS' | 'HIDDEN_BY_STAFF' | 'RESTORED'

/** Notifies the author of hidden or restored content; the notification opens it and names no reporter. */
export async function notifyAuthor(tx: Db, { type, id, ownerId, postId }: Moderated, deed: Deed): Promise<void> {
  if (ownerId === null) return
  const resourceType = type === 'REVIEW' ? 'REVIEW' : 'POST'
  const recipient = { userId: ownerId, type: 'SYSTEM', sentence: say(`${type}_${deed}`) } as const
  await notify(tx, { ...recipient, resourceType, resourceId: postId ?? id })
}
