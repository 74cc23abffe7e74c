import type { ReviewDifficulty } from '@honjeo/contract/values/enums'
import { REVIEW_VISIT_YEARS_MAX } from '@honjeo/contract/values/limits'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { addYears, dayKey } from '#lib/text/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { RatingInput as Stars } from '#ui/form/rating-input.tsx'
import { MomentPicker } from './moment-picker.tsx'
import type { ReviewFormValues } from './review-form-values.ts'

type FieldProps = { control: Control<ReviewFormValues> }

/** `isProven`: by a receipt of that day, which cannot be another's then. */
export function DateInput({ control, isProven }: FieldProps & { isProven: boolean }) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name: 'visitDate',
    rules: { validate: (date) => date !== null || t`방문한 날을 골라주세요.` },
  })
  const [today] = useState(() => dayKey(new Date()))
  return (
    <DateField
      ref={ref}
      label={t`방문한 날`}
      value={value}
      onChange={onChange}
      min={addYears(today, -REVIEW_VISIT_YEARS_MAX)}
      max={today}
      disabled={isProven}
      hint={isProven ? t`영수증으로 인증한 날짜라 바꿀 수 없어요.` : undefined}
      error={fieldState.error?.message}
    />
  )
}

export function RatingInput({ control }: FieldProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({
    control,
    name: 'rating',
    rules: { validate: (rating) => rating !== null || t`별점을 매겨주세요.` },
  })
  return (
    <FocusGroup focusRef={field.ref}>
      <Stars label={t`별점`} value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
    </FocusGroup>
  )
}

const DIFFICULTIES: { value: ReviewDifficulty; label: MessageDescriptor; icon: LucideIcon; tone: string }[] = [
  { value: 'EASY', label: msg`쉬움`, icon: Smile, tone: 'text-easy' },
  { value: 'NORMAL', label: msg`보통`, icon: Meh, tone: 'text-normal' },
  { value: 'HARD', label: msg`어려움`, icon: Frown, tone: 'text-hard' },
]

export function DifficultyInput({ control }: FieldProps) {
  const { t, i18n } = useLingui()
  const { field, fieldState } = useController({
    control,
    name: 'difficulty',
    rules: { validate: (difficulty) => difficulty !== null || t`혼행 난이도를 골라주세요.` },
  })
  return (
    <FocusGroup focusRef={field.ref}>
      <RadioCards
        columns={3}
        label={t`혼행 난이도`}
        hint={t`혼자 가기에 얼마나 편했는지 알려주세요.`}
        options={DIFFICULTIES.map(({ value, label, icon: Icon, tone }) => ({
          value,
          label: i18n._(label),
          icon: <Icon aria-hidden="true" size={26} className={tone} />,
        }))}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FocusGroup>
  )
}

export function MomentsInput({ control, published }: FieldProps & { published: readonly string[] }) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'tags' })
  const place = useWatch({ control, name: 'place' })
  return (
    <FocusGroup focusRef={field.ref}>
      <MomentPicker
        label={t`기억에 남는 순간`}
        isOptional
        contentId={place?.contentId ?? null}
        published={published}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FocusGroup>
  )
}
