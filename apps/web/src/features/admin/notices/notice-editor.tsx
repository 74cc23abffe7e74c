import type { StaffNotice } from '@honjeo/contract/admin/publishing'
import { NOTICE_CONTENT_MAX, NOTICE_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { formatDate } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { adminPaths } from '../admin-paths.ts'
import { DetailColumns, Panel } from '../parts/console-page.tsx'
import { FormError, useDraftTexts } from '../parts/editor-parts.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { deleteNotice, saveNotice } from './notices.api.ts'

/** Shows beside what is written how members will read it. */
export function NoticeEditor({ notice }: { notice: StaffNotice | null }) {
  const { t } = useLingui()
  const editor = useNoticeEditor(notice)
  const { form, title, content, isPending } = editor
  const { register, formState } = form
  const { errors } = formState
  const publishedAt = notice?.publishedAt ?? null
  const isPublished = publishedAt !== null
  return (
    <Form onSubmit={() => editor.isReady && !isPending && void editor.publish()}>
      <DetailColumns
        aside={
          <>
            <Panel title={t`게시`}>
              <div className="grid gap-3">
                <Checkbox
                  {...register('tellEveryone')}
                  label={t`모든 회원에게 알리기`}
                  description={t`게시할 때 알림을 한 번 보내요. 이미 알린 공지는 다시 알리지 않아요.`}
                />
                <FormError error={editor.error} />
                <Button type="submit" size="md" disabled={!editor.isReady} isLoading={isPending}>
                  {isPublished ? t`고쳐서 게시하기` : t`게시하기`}
                </Button>
                <Button
                  variant="secondary"
                  size="md"
                  disabled={!editor.isReady || isPending}
                  onClick={editor.keepAsDraft}
                >
                  {isPublished ? t`게시 내리기` : t`초안으로 저장`}
                </Button>
                {notice !== null && (
                  <Button
                    variant="ghost"
                    size="md"
                    className="text-danger!"
                    disabled={isPending}
                    onClick={() => void editor.remove()}
                  >
                    {t`삭제`}
                  </Button>
                )}
              </div>
            </Panel>
            <Panel title={t`미리 보기`}>
              <article>
                <p className="font-bold">{title.trim() || t`제목`}</p>
                {isPublished && <p className="text-sm text-basalt-500">{formatDate(publishedAt)}</p>}
                <p className="mt-3 whitespace-pre-line">{content}</p>
              </article>
            </Panel>
          </>
        }
      >
        <Panel title={t`공지`}>
          <div className="grid gap-4">
            <TextField
              {...register('title')}
              label={t`제목`}
              autoComplete="off"
              maxLength={NOTICE_TITLE_MAX}
              showsCount
              error={errors.title?.message}
            />
            <TextArea
              {...register('content')}
              label={t`내용`}
              rows={14}
              maxLength={NOTICE_CONTENT_MAX}
              showsCount
              error={errors.content?.message}
            />
          </div>
        </Panel>
      </DetailColumns>
    </Form>
  )
}

/** A notice in the making; null is a new one. What is written stays on the device until it is saved. */
function useNoticeEditor(notice: StaffNotice | null) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // The draft is named by how the notice was when it was opened: what is kept does not undo what was changed elsewhere since.
  const subject = notice === null ? 'staff-notice' : `staff-notice:${notice.id}:${notice.updatedAt}`
  const draft = useDraftTexts(subject, { title: notice?.title ?? '', content: notice?.content ?? '' })
  const form = useForm({ defaultValues: { ...draft.texts, tellEveryone: false } })
  useFormChanges(form, (values) => draft.keep({ title: values.title, content: values.content }))
  const { title = '', content = '', tellEveryone = false } = useWatch({ control: form.control })

  const saving = useDeed({
    mutationFn: (published: boolean) => {
      const texts = { title: sendableText(title), content: sendableText(content) }
      return saveNotice(notice?.id ?? null, { ...texts, published, tellEveryone: published && tellEveryone })
    },
    done: ({ publishedAt }) => (publishedAt === null ? t`초안으로 저장했어요.` : t`공지를 게시했어요.`),
    onDone: ({ id }) => {
      draft.forget()
      if (notice === null) void navigate(adminPaths.notice(id), { replace: true })
    },
  })
  const deleting = useDeed({
    mutationFn: deleteNotice,
    done: () => t`공지를 지웠어요.`,
    onDone: () => void navigate(adminPaths.notices(), { replace: true }),
  })

  const save = (published: boolean) => saving.mutate(published, { onError: (error) => showFieldErrors(form, error) })

  async function publish() {
    const isSure =
      !tellEveryone ||
      (await confirm({
        title: t`모든 회원에게 알릴까요?`,
        description: t`한 공지는 한 번만 알려요. 보낸 알림은 거둘 수 없어요.`,
        confirmLabel: t`게시하고 알리기`,
      }))
    if (isSure) save(true)
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
    form,
    title,
    content,
    isReady: sendableText(title) !== '' && sendableText(content) !== '',
    isPending: saving.isPending || deleting.isPending,
    error: saving.error ?? deleting.error,
    publish,
    keepAsDraft: () => save(false),
    remove,
  }
}
