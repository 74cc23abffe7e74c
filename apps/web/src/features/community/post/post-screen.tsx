import type { PostDetail } from '@honjeo/contract/community'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, Flag, PenLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { useDrawable } from '#lib/page/rendering.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { HiddenNote } from '#features/cases/hidden-note.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { dropCachedPost, refreshPostLists } from '../cached-posts.ts'
import { CommentList } from '../comments/comment-list.tsx'
import { MemberComments } from '../comments/member-comments.tsx'
import { deletePost, postQuery } from '../community.api.ts'
import { useConfirmDelete } from '../use-confirm-delete.ts'
import { PostArticle } from './post-article.tsx'
import { isMissing, PostFailure } from './post-failure.tsx'

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
        title={t({ message: '게시글', context: 'one' })}
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

/** What one may do with a post: with one's own more than with that of others. */
function PostMenu({ post: { postId, isMine, isHidden } }: { post: PostDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const handleDelete = useDeletePost(postId, useGoBack(paths.community()))
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
                onSelect: () => void handleDelete(),
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

function PostSkeleton() {
  return (
    <SkeletonGroup className="space-y-3">
      <Skeleton className="h-5 w-16 rounded-xl!" />
      <Skeleton className="h-7 w-4/5" />
      <div className="flex items-center gap-2.5 pb-3">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-4 w-28" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </SkeletonGroup>
  )
}

/** The comments on a post for those who have to log in before they write one. */
function VisitorComments({ post }: { post: PostDetail }) {
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

/** Asks, deletes, says so; `onDeleted` is where to go from there. */
function useDeletePost(postId: number, onDeleted: () => void): () => Promise<void> {
  const { t } = useLingui()
  const confirmDelete = useConfirmDelete()
  const queryClient = useQueryClient()

  const deleting = useMutation({
    mutationFn: () => unlessGone(failures.POST_NOT_FOUND, deletePost(postId)),
    onSuccess: () => {
      toast.success(t`글을 삭제했어요.`)
      dropCachedPost(queryClient, postId)
      void refreshPostLists(queryClient)
      onDeleted()
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    if (await confirmDelete()) deleting.mutate()
  }
}
