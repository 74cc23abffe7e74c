import type { Comment } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { HiddenNote } from '#ui/hidden-note.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { AuthorLine } from '../author-line.tsx'
import { authorName } from '../author-name.ts'
import { CommentMenu } from './comment-menu.tsx'

export interface CommentItemProps {
  comment: Comment
  /** Who wrote the post; their comments are marked. */
  postAuthorId: number | null
  /** Undefined where nothing can be answered any more. */
  onReply: ((comment: Comment) => void) | undefined
  onDelete: (commentId: number) => void
}

export function CommentItem({ comment, postAuthorId, onReply, onDelete }: CommentItemProps) {
  const { t } = useLingui()
  const { author, content, mentions } = comment
  const name = authorName(author)
  if (comment.isDeleted) return <p className="py-2 text-basalt-500">{t`삭제된 댓글이에요`}</p>
  return (
    <div className="flex gap-2.5 py-2">
      <Avatar name={name} src={author.imageUrl} size={32} />
      <div className="min-w-0 flex-1">
        <div className="mb-0.5 flex items-center">
          <div className="min-w-0 flex-1">
            <AuthorLine author={author} createdAt={comment.createdAt}>
              {author.userId !== null && author.userId === postAuthorId && <Badge tone="sea">{t`글쓴이`}</Badge>}
            </AuthorLine>
          </div>
          <CommentMenu comment={comment} onDelete={onDelete} />
        </div>
        <LinkedText text={content} mentions={mentions} />
        {comment.isHidden && <HiddenNote type="COMMENT" id={comment.commentId} className="mt-1.5" />}
        {onReply !== undefined && !comment.isHidden && (
          <button
            type="button"
            aria-label={t`${name}님에게 답글 달기`}
            onClick={() => onReply(comment)}
            className="touch-target relative mt-1 rounded-sm text-sm font-semibold text-basalt-500 hover:underline"
          >
            {t`답글 달기`}
          </button>
        )}
      </div>
    </div>
  )
}
