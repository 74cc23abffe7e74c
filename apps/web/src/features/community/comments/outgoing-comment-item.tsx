import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LinkedText } from '#ui/linked-text.tsx'
import { RowAction } from '#ui/row-action.tsx'
import type { OutgoingComment } from './outbox.ts'

export interface OutgoingActions {
  onResend: (comment: OutgoingComment) => void
  /** Back into the field, to be written otherwise. */
  onRewrite: (comment: OutgoingComment) => void
  onDiscard: (key: string) => void
}

/** A comment of mine before it is one: on its way, or marked as one that did not get through. */
export function OutgoingCommentItem({ comment, ...actions }: { comment: OutgoingComment } & OutgoingActions) {
  const { t } = useLingui()
  const ref = useRef<HTMLLIElement>(null)
  const { failure } = comment
  const isNew = failure === null

  useEffect(() => {
    if (isNew) ref.current?.scrollIntoView({ block: 'center' })
  }, [isNew])

  return (
    <li ref={ref} className="py-2 pl-10.5">
      <LinkedText text={comment.content} mentions={comment.mentions} />
      {failure === null ? (
        <p className="mt-1 animate-skeleton text-sm text-basalt-500">{t`올리는 중`}</p>
      ) : (
        <div role="alert" className="mt-1 text-sm">
          <p className="flex gap-1 text-danger">
            <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            {failure.message ?? t`댓글을 올리지 못했어요.`}
          </p>
          <div className="-ml-2 flex flex-wrap">
            {failure.canRetry ? (
              <RowAction label={t`다시 올리기`} onPress={() => actions.onResend(comment)} />
            ) : (
              <RowAction label={t`고쳐 쓰기`} onPress={() => actions.onRewrite(comment)} />
            )}
            <RowAction label={t`삭제`} onPress={() => actions.onDiscard(comment.key)} />
          </div>
        </div>
      )}
    </li>
  )
}
