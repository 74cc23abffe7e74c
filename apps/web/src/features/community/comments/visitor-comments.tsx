import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CommentList } from './comment-list.tsx'

/** The comments on a post for those who have to log in before they write one. */
export function VisitorComments({ post }: { post: PostDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const login = paths.login(paths.post(post.postId))
  return (
    <>
      <div className="px-gutter">
        <CommentList post={post} onReply={() => void navigate(login)} outgoingIn={() => []} />
      </div>
      <BottomBar>
        <LinkButton to={login} variant="secondary" size="md" className="flex-1">
          {t`로그인하고 댓글 쓰기`}
        </LinkButton>
      </BottomBar>
    </>
  )
}
