import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Flag, PenLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useDeletePost } from './use-delete-post.ts'

/** What one may do with a post: with one's own more than with that of others. */
export function PostMenu({ post: { postId, isMine, isHidden } }: { post: PostDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const deletePost = useDeletePost(postId, useGoBack(paths.community()))
  const edit = {
    label: t`수정`,
    icon: <PenLine aria-hidden="true" size={18} />,
    onSelect: () => void navigate(paths.editPost(postId)),
  }
  return (
    <ActionMenu
      trigger={<IconButton label={t`글 메뉴`} icon={<EllipsisVertical size={22} />} />}
      actions={
        isMine
          ? [
              ...(isHidden ? [] : [edit]),
              {
                label: t`삭제`,
                icon: <Trash2 aria-hidden="true" size={18} />,
                isDanger: true,
                onSelect: () => void deletePost(),
              },
            ]
          : [
              {
                label: t`신고`,
                icon: <Flag aria-hidden="true" size={18} />,
                onSelect: () => void navigate(paths.newReport({ targetPostId: postId })),
              },
            ]
      }
    />
  )
}
