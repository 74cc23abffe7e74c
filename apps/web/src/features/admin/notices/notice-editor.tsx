import type { StaffNotice } from '@honjeo/contract/admin/publishing'
import { NOTICE_CONTENT_MAX, NOTICE_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { fieldErrors } from '../parts/field-errors.ts'
import { FormError } from '../parts/form-error.tsx'
import { Panel } from '../parts/panel.tsx'
import { useNoticeEditor } from './use-notice-editor.ts'

/** Beside what is written, how members will read it. */
export function NoticeEditor({ notice }: { notice: StaffNotice | null }) {
  const { t } = useLingui()
  const editor = useNoticeEditor(notice)
  const { title, content, isPending } = editor
  const publishedAt = notice?.publishedAt ?? null
  const isPublished = publishedAt !== null
  const wrong = fieldErrors(editor.error)
  return (
    <Form onSubmit={() => editor.isReady && !isPending && void editor.publish()}>
      <DetailColumns
        aside={
          <>
            <Panel title={t`게시`}>
              <div className="grid gap-3">
                <Checkbox
                  label={t`모든 회원에게 알리기`}
                  description={t`게시할 때 알림을 한 번 보내요. 이미 알린 공지는 다시 알리지 않아요.`}
                  checked={editor.tellEveryone}
                  onChange={(event) => editor.setTellEveryone(event.target.checked)}
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
              label={t`제목`}
              autoComplete="off"
              maxLength={NOTICE_TITLE_MAX}
              showsCount
              value={title}
              onChange={(event) => editor.setTitle(event.target.value)}
              error={wrong['title']}
            />
            <TextArea
              label={t`내용`}
              rows={14}
              maxLength={NOTICE_CONTENT_MAX}
              showsCount
              value={content}
              onChange={(event) => editor.setContent(event.target.value)}
              error={wrong['content']}
            />
          </div>
        </Panel>
      </DetailColumns>
    </Form>
  )
}
