import type { Comment } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Flag, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { authorName } from '../author-name.ts'

export interface CommentMenuProps {
  comment: Comment
  onDelete: (commentId: number) => void
}

export function CommentMenu({ comment: { commentId, author, isMine }, onDelete }: CommentMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const name = authorName(author)
  const action = isMine
    ? {
        label: t`삭제`,
        icon: <Trash2 aria-hidden="true" size={18} />,
        isDanger: true,
        onSelect: () => onDelete(commentId),
      }
    : {
        label: t`신고`,
        icon: <Flag aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.newReport({ targetCommentId: commentId })),
      }
  return (
    <ActionMenu
      actions={[action]}
      trigger={
        <IconButton
          label={t`${name}님의 댓글 메뉴`}
          icon={<EllipsisVertical size={18} />}
          className="-my-2.5 -mr-3 text-basalt-500!"
        />
      }
    />
  )
}
