import type { Db } from '../db/client.ts'
import type { Judgeable } from '../db/content-digest.ts'
import { notify } from '../notifications/notify.ts'

/** A post, comment or review that was hidden or shown again. */
export interface Moderated {
  type: Judgeable
  id: number
  /** Null for a former member, who gets no notification. */
  ownerId: number | null
  /** The post of a comment. */
  postId: number | null
}

type Deed = 'REPORTS' | 'STAFF' | 'RESTORED'

const MESSAGES: Record<Judgeable, Record<Deed, string>> = {
  POST: {
    REPORTS: '여러 사람이 신고해서 내 게시글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
    STAFF: '운영정책에 따라 내 게시글을 가렸어요. 이의가 있으면 알려주세요.',
    RESTORED: '가렸던 내 게시글을 다시 볼 수 있게 했어요.',
  },
  COMMENT: {
    REPORTS: '여러 사람이 신고해서 내 댓글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
    STAFF: '운영정책에 따라 내 댓글을 가렸어요. 이의가 있으면 알려주세요.',
    RESTORED: '가렸던 내 댓글을 다시 볼 수 있게 했어요.',
  },
  REVIEW: {
    REPORTS: '여러 사람이 신고해서 내 리뷰를 잠시 가렸어요. 운영자가 확인하고 있어요.',
    STAFF: '운영정책에 따라 내 리뷰를 가렸어요. 이의가 있으면 알려주세요.',
    RESTORED: '가렸던 내 리뷰를 다시 볼 수 있게 했어요.',
  },
}

/** Notifies the author of hidden or restored content; the notification opens it and names no reporter. */
export async function tellAuthor(tx: Db, { type, id, ownerId, postId }: Moderated, deed: Deed): Promise<void> {
  if (ownerId === null) return
  const resourceType = type === 'REVIEW' ? 'REVIEW' : 'POST'
  const told = { userId: ownerId, type: 'SYSTEM', message: MESSAGES[type][deed] } as const
  await notify(tx, { ...told, resourceType, resourceId: postId ?? id })
}
