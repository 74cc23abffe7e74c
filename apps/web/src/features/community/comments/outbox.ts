import { isNamedMember, type NamedMember } from './mentions.ts'

/** A comment of mine on its way, or one that did not get through. */
export interface OutgoingComment {
  /** The id of the comment here, and its idempotency key: however often it is sent again, it is written once. */
  key: string
  parentId: number | null
  content: string
  mentions: NamedMember[]
  createdAt: string
  /** The way it failed, with the sentence for it if one came; null while it is on its way. */
  failure: { message: string | null; canRetry: boolean } | null
}

export type CommentOutbox = readonly OutgoingComment[]

export type OutboxAction =
  | { type: 'send'; comment: OutgoingComment }
  | { type: 'fail'; key: string; failure: OutgoingComment['failure'] }
  | { type: 'drop'; key: string }

export function outboxReducer(outbox: CommentOutbox, action: OutboxAction): CommentOutbox {
  switch (action.type) {
    case 'send': {
      const { comment } = action
      const isKnown = outbox.some(({ key }) => key === comment.key)
      return isKnown ? outbox.map((each) => (each.key === comment.key ? comment : each)) : [...outbox, comment]
    }
    case 'fail':
      return outbox.map((each) => (each.key === action.key ? { ...each, failure: action.failure } : each))
    case 'drop':
      return outbox.filter(({ key }) => key !== action.key)
  }
}

/** After a reload no page waits for an answer any more: what was on its way may be lost, and is safe to send again. */
export function restoreOutbox(stored: CommentOutbox): CommentOutbox {
  return stored.map((comment) => ({ ...comment, failure: comment.failure ?? { message: null, canRetry: true } }))
}

export function isOutbox(value: unknown): value is CommentOutbox {
  return Array.isArray(value) && value.every(isOutgoing)
}

function isOutgoing(value: unknown): value is OutgoingComment {
  if (typeof value !== 'object' || value === null) return false
  const { key, parentId, content, mentions, createdAt, failure } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    (parentId === null || typeof parentId === 'number') &&
    typeof content === 'string' &&
    Array.isArray(mentions) &&
    mentions.every(isNamedMember) &&
    typeof createdAt === 'string' &&
    typeof failure === 'object'
  )
}
