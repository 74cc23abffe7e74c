import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagesInput } from '#ui/media/images-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { POST_CATEGORY_LABELS } from '../post-category.tsx'
import { isComplete, type PostValues, takesRoom } from './post-values.ts'
import { RoomPicker } from './room-picker.tsx'
import type { PostFormState } from './use-post-form.ts'

export interface PostFormProps {
  form: PostFormState
  submitLabel: string
  /** Above the fields. */
  children?: ReactNode
}

export function PostForm({ form: { form, uploads, submit, isSending }, submitLabel, children }: PostFormProps) {
  const { t, i18n } = useLingui()
  const { control, register, formState } = form
  const { errors } = formState
  const { field: category } = useController({ control, name: 'category' })
  const canSubmit = isComplete(useWatch({ control }) as PostValues)
  const isMinor = useIsMinor()
  return (
    <Form onSubmit={() => canSubmit && submit()} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        {children}
        <ChipRow
          label={t`게시판`}
          options={POST_CATEGORIES.filter((value) => !isMinor || !takesRoom(value)).map((value) => ({
            value,
            label: i18n._(POST_CATEGORY_LABELS[value]),
          }))}
          value={category.value}
          onChange={category.onChange}
        />
        {takesRoom(category.value) && <RoomPicker control={control} />}
        <TextField
          {...register('title')}
          label={t`제목`}
          placeholder={t`한 줄로 말해볼까요?`}
          autoComplete="off"
          maxLength={POST_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <TextArea
          {...register('content')}
          label={t`내용`}
          placeholder={t`혼행 이야기를 편하게 들려주세요.`}
          rows={8}
          maxLength={POST_CONTENT_MAX}
          showsCount
          error={errors.content?.message}
        />
        <ImagesInput control={control} label={t`사진`} isOptional uploads={uploads} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!canSubmit} isLoading={isSending}>
          {submitLabel}
        </Button>
      </BottomBar>
    </Form>
  )
}
