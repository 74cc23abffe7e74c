import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MemberComments } from '#features/community/comments/member-comments.tsx'
import { VisitorComments } from '#features/community/comments/visitor-comments.tsx'
import { postQuery } from '#features/community/community.api.ts'
import { PostArticle } from '#features/community/post/post-article.tsx'
import { isMissing, PostFailure } from '#features/community/post/post-failure.tsx'
import { PostMenu } from '#features/community/post/post-menu.tsx'
import { PostSkeleton } from '#features/community/post/post-skeleton.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useDrawable } from '#lib/use-drawable.ts'
import { useSession } from '#lib/session.ts'
import { HiddenNote } from '#ui/hidden-note.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const postId = useRouteId('postId')
  const userId = useSession()?.userId
  const { data, error, isFetching, refetch } = useQuery(postQuery(postId))
  // What was deleted while it was kept here is not shown any more.
  const post = isMissing(error) ? undefined : data
  const isDrawable = useDrawable(post !== undefined)
  usePageTitle(post?.title)

  return (
    <>
      <PageHeader
        title={t`게시글`}
        back={{ fallback: paths.community() }}
        right={post !== undefined && <PostMenu post={post} />}
      />
      {isDrawable && post !== undefined ? (
        <>
          <div className="space-y-4 px-gutter pt-3 pb-7">
            {post.isHidden && <HiddenNote type="POST" id={post.postId} />}
            <PostArticle post={post} />
          </div>
          {post.isHidden ? null : userId === undefined ? (
            <VisitorComments post={post} />
          ) : (
            <MemberComments key={`${userId}:${postId}`} post={post} userId={userId} />
          )}
        </>
      ) : error !== null && post === undefined ? (
        <PostFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="px-gutter pt-3">
          <PostSkeleton />
        </div>
      )}
    </>
  )
}
