import type { CommentThread } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CommentItem, type CommentItemProps } from './comment-item.tsx'

export interface ThreadItemProps extends Omit<CommentItemProps, 'comment'> {
  thread: CommentThread
  /** My replies to it that the server does not have yet, as list items. */
  outgoing: readonly ReactElement[]
}

/** A comment and, a step to the right, what was answered to it; under its stone there is nothing more to answer. */
export function ThreadItem({ thread, outgoing, onReply, ...rest }: ThreadItemProps) {
  const { t } = useLingui()
  const item = { ...rest, onReply: thread.isDeleted ? undefined : onReply }
  return (
    <li className="py-1">
      <CommentItem {...item} comment={thread} />
      {thread.replies.length + outgoing.length > 0 && (
        <ul aria-label={t`답글`} className="ml-4 border-l-2 border-basalt-200 pl-3.5">
          {thread.replies.map((reply) => (
            <li key={reply.commentId}>
              <CommentItem {...item} comment={reply} />
            </li>
          ))}
          {outgoing}
        </ul>
      )}
    </li>
  )
}
