import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withFacts } from '#features/account/facts/ask-facts.ts'
import { roomQuery } from '#features/rooms/rooms.api.ts'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { removeDraft } from '#lib/device/drafts.ts'
import { createIntentKey } from '#lib/server/once.ts'
import { parseId, paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshPostLists } from '../cached-posts.ts'
import { createPost } from '../community.api.ts'
import { parsePostCategory } from '../post-category.tsx'
import { PostForm } from './post-form.tsx'
import { isUntouched, NO_POST, type PostValues, toPostDraft } from './post-values.ts'
import { NEW_POST_SUBJECT, readPostDraft, usePostForm } from './use-post-form.ts'

/** `?category=` is where the writer comes from, `?roomId=` a room they host that the post is to announce. */
export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const [search] = useSearchParams()
  const roomId = parseId(search.get('roomId') ?? undefined)
  const { data: room, isLoading } = useQuery({ ...roomQuery(roomId ?? 0), enabled: roomId !== null })
  const category = parsePostCategory(search.get('category')) ?? undefined

  return (
    <>
      <PageHeader title={t`글쓰기`} back={{ fallback: paths.community() }} />
      {/* A room that cannot be found is no reason to withhold the form. */}
      {isLoading ? (
        <ScreenSpinner />
      ) : (
        userId !== undefined && <NewPost userId={userId} hints={{ category, room: room?.isHost ? room : null }} />
      )}
    </>
  )
}

/** What the screen one comes from knows already. */
type PostHints = Partial<Pick<PostValues, 'category' | 'room'>>

/** Begins with what was left unfinished; its writer may also start over. */
function NewPost({ userId, hints }: { userId: number; hints: PostHints }) {
  const isMinor = useIsMinor()
  const begin = (draft: PostValues | null) => startOf(draft, isMinor ? {} : hints)
  const [start, setStart] = useState(() => begin(readPostDraft(userId, NEW_POST_SUBJECT)))
  const [round, setRound] = useState(0)
  const { t } = useLingui()

  async function handleRestart() {
    const confirmed = await confirm({
      title: t`쓰던 글을 지울까요?`,
      description: t`지운 내용은 되돌릴 수 없어요.`,
      confirmLabel: t`지우기`,
      isDanger: true,
    })
    if (!confirmed) return
    removeDraft(userId, NEW_POST_SUBJECT)
    setStart(begin(null))
    setRound(round + 1)
  }
  return <Form key={round} userId={userId} start={start} onRestart={() => void handleRestart()} />
}

/** A category that was only looked at does not change a post that is being written; a room to be announced does. */
function startOf(draft: PostValues | null, { category, room }: PostHints): PostValues {
  const isNew = draft === null || isUntouched(draft)
  const start = isNew ? { ...NO_POST, category: category ?? NO_POST.category } : draft
  return room ? { ...start, category: 'COMPANION_PROPOSAL', room } : start
}

interface FormProps {
  userId: number
  start: PostValues
  onRestart: () => void
}

function Form({ userId, start, onRestart }: FormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const form = usePostForm({
    start,
    userId,
    subject: NEW_POST_SUBJECT,
    send: (values) => {
      const draft = toPostDraft(values)
      return withFacts(() => createPost(draft, keyFor(draft)))
    },
    onSent: ({ postId }) => {
      toast.success(t`글을 올렸어요.`)
      void refreshPostLists(queryClient)
      void navigate(paths.post(postId), { replace: true })
    },
  })
  return (
    <PostForm form={form} submitLabel={t`올리기`}>
      {!isUntouched(start) && (
        <Callout
          action={
            <Button variant="secondary" size="sm" onClick={onRestart}>
              {t`새로 쓰기`}
            </Button>
          }
        >
          {t`쓰던 글을 불러왔어요.`}
        </Callout>
      )}
    </PostForm>
  )
}
