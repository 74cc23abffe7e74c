import type { StaffNotice } from '@honjeo/contract/admin/publishing'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendableText } from '#lib/sendable-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useDeed } from '../parts/use-deed.ts'
import { useDraftText } from '../parts/use-draft-text.ts'
import { deleteNotice, saveNotice } from './notices.api.ts'

/** A notice in the making; null is a new one. What is written stays on the device until it is saved. */
export function useNoticeEditor(notice: StaffNotice | null) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  // By how it was when it was opened: what is kept does not undo what was changed elsewhere since.
  const subject = notice === null ? 'staff-notice' : `staff-notice:${notice.id}:${notice.updatedAt}`
  const [title, setTitle, forgetTitle] = useDraftText(`${subject}:title`, notice?.title)
  const [content, setContent, forgetContent] = useDraftText(`${subject}:content`, notice?.content)
  const [tellEveryone, setTellEveryone] = useState(false)

  const saving = useDeed({
    mutationFn: (published: boolean) => {
      const texts = { title: sendableText(title), content: sendableText(content) }
      return saveNotice(notice?.id ?? null, { ...texts, published, tellEveryone: published && tellEveryone })
    },
    done: ({ publishedAt }) => (publishedAt === null ? t`초안으로 저장했어요.` : t`공지를 게시했어요.`),
    onDone: ({ id }) => {
      forgetTitle()
      forgetContent()
      if (notice === null) void navigate(adminPaths.notice(id), { replace: true })
    },
  })
  const deleting = useDeed({
    mutationFn: deleteNotice,
    done: () => t`공지를 지웠어요.`,
    onDone: () => void navigate(adminPaths.notices(), { replace: true }),
  })

  async function publish() {
    const isSure =
      !tellEveryone ||
      (await confirm({
        title: t`모든 회원에게 알릴까요?`,
        description: t`한 공지는 한 번만 알려요. 보낸 알림은 거둘 수 없어요.`,
        confirmLabel: t`게시하고 알리기`,
      }))
    if (isSure) saving.mutate(true)
  }

  async function remove() {
    if (notice === null) return
    const isSure = await confirm({
      title: t`이 공지를 지울까요?`,
      description: t`지운 공지는 되돌릴 수 없어요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (isSure) deleting.mutate(notice.id)
  }

  return {
    title,
    setTitle,
    content,
    setContent,
    tellEveryone,
    setTellEveryone,
    isReady: sendableText(title) !== '' && sendableText(content) !== '',
    isPending: saving.isPending || deleting.isPending,
    error: saving.error ?? deleting.error,
    publish,
    keepAsDraft: () => saving.mutate(false),
    remove,
  }
}
