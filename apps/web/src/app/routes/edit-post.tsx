import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { postQuery } from '#features/community/community.api.ts'
import { EditPost } from '#features/community/form/edit-post.tsx'
import { isMissing, PostFailure } from '#features/community/post/post-failure.tsx'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

export function Component() {
  const { t } = useLingui()
  const postId = useRouteId('postId')
  const userId = useSession()?.userId
  const { data, error, isFetching, refetch } = useQuery(postQuery(postId))
  const post = isMissing(error) ? undefined : data

  return (
    <>
      <PageHeader title={t`글 고치기`} back={{ fallback: paths.post(postId) }} />
      {post !== undefined && userId !== undefined ? (
        post.isMine ? (
          <EditPost key={post.updatedAt} post={post} userId={userId} />
        ) : (
          <EmptyState
            scene="road"
            title={t`내가 쓴 글만 고칠 수 있어요`}
            action={<LinkButton to={paths.post(postId)} replace>{t`글 보러 가기`}</LinkButton>}
          />
        )
      ) : error !== null ? (
        <PostFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ScreenSpinner />
      )}
    </>
  )
}
