import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#lib/paths.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { toast } from '#ui/toast.ts'
import { refreshPostLists } from '../cached-posts.ts'
import { changePost, postQuery } from '../community.api.ts'
import { editedPostSubject, readPostDraft } from './post-draft.ts'
import { PostForm } from './post-form.tsx'
import { changesOf, valuesOf } from './post-values.ts'
import { usePostForm } from './use-post-form.ts'

export function EditPost({ post, userId }: { post: PostDetail; userId: number }) {
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
      return change === null ? post : changePost(postId, change)
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
