import type { MetPerson } from '@honjeo/contract/meeting-words'
import * as failures from '@honjeo/contract/values/error-numbers'
import { MEETING_TAGS, type MeetingTag } from '@honjeo/contract/values/enums'
import { MEETING_SENTENCE_MAX, REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useController, useForm } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { MEETING_TAG_TEXTS } from './manner-words.tsx'
import { meetingWordsQuery, writeWords } from './words.api.ts'

interface WordsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Pick<MetPerson, 'attendanceId' | 'username' | 'opensAt'>
}

interface WordsValues {
  tags: MeetingTag[]
  sentence: string
  toStaff: string
}

/** Words for somebody one has met: they are sent once, and never changed. */
export function WordsSheet({ open, onOpenChange, person }: WordsSheetProps) {
  const { t, i18n } = useLingui()
  const { attendanceId, username } = person
  const opens = formatDateTime(person.opensAt)
  const queryClient = useQueryClient()
  const form = useForm<WordsValues>({ defaultValues: { tags: [], sentence: '', toStaff: '' } })
  const { control, register, formState, handleSubmit } = form
  const { field } = useController({ control, name: 'tags' })
  const toggle = (tag: MeetingTag) =>
    field.onChange(field.value.includes(tag) ? field.value.filter((each) => each !== tag) : [...field.value, tag])
  const writing = useSingleMutation({
    mutationFn: (values: WordsValues) => writeWords(attendanceId, values),
    onSuccess: () => {
      toast.success(t`남겼어요. 고마워요.`)
      onOpenChange(false)
      form.reset()
      return queryClient.invalidateQueries({ queryKey: meetingWordsQuery().queryKey })
    },
    onError: (error) => {
      if (showFieldErrors(form, error) === undefined) toast.error(errorText(error))
      // The answer to an earlier try was lost.
      if (error instanceof ApiError && error.code === failures.WORDS_SENT) {
        onOpenChange(false)
        void queryClient.invalidateQueries({ queryKey: meetingWordsQuery().queryKey })
      }
    },
  })
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`${username}님에게 한마디`}
      description={t`둘 다 남기면 바로, 아니면 ${opens}에 서로 보여요. 남긴 말은 고치거나 지울 수 없어요.`}
    >
      <Form onSubmit={() => void handleSubmit((values) => writing.mutate(values))()} className="gap-4">
        <div role="group" aria-label={t`어울리는 말`} className="flex flex-wrap gap-2">
          {MEETING_TAGS.map((tag) => (
            <Chip key={tag} isSelected={field.value.includes(tag)} onToggle={() => toggle(tag)}>
              {i18n._(MEETING_TAG_TEXTS[tag])}
            </Chip>
          ))}
        </div>
        <TextField
          label={t`한 문장`}
          isOptional
          showsCount
          maxLength={MEETING_SENTENCE_MAX}
          error={formState.errors.sentence?.message}
          {...register('sentence')}
        />
        <TextArea
          label={t`운영자에게만 알리기`}
          isOptional
          rows={2}
          maxLength={REPORT_DETAIL_MAX}
          hint={t`신고로 접수되고 상대에게는 보이지 않아요.`}
          error={formState.errors.toStaff?.message}
          {...register('toStaff')}
        />
        <Button type="submit" isLoading={writing.isPending} fullWidth>
          {t`남기기`}
        </Button>
      </Form>
    </Sheet>
  )
}
