import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withFacts } from '#features/account/facts/ask-facts.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshPostLists } from '../cached-posts.ts'
import { changePost, postQuery } from '../community.api.ts'
import { isMissing, PostFailure } from '../post/post-failure.tsx'
import { PostForm } from './post-form.tsx'
import { changesOf, valuesOf } from './post-values.ts'
import { editedPostSubject, readPostDraft, usePostForm } from './use-post-form.ts'

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

function EditPost({ post, userId }: { post: PostDetail; userId: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { postId } = post
  const goBack = useGoBack(paths.post(postId))
  const subject = editedPostSubject(postId, post.updatedAt)
  const [start] = useState(() => readPostDraft(userId, subject) ?? valuesOf(post))
  const form = usePostForm({
    start,
    userId,
    subject,
    send: async (values) => {
      const change = changesOf(post, values)
      return change === null ? post : withFacts(() => changePost(postId, change))
    },
    onSent: (changed) => {
      toast.success(t`글을 고쳤어요.`)
      queryClient.setQueryData(postQuery(postId).queryKey, changed)
      void refreshPostLists(queryClient)
      goBack()
    },
  })
  return <PostForm form={form} submitLabel={t`고치기`} />
}
