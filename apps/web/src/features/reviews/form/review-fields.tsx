import type { ReviewDifficulty } from '@honjeo/contract/values/enums'
import { REVIEW_TAGS_MAX, REVIEW_VISIT_YEARS_MAX } from '@honjeo/contract/values/limits'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { addYears, dayKey } from '#lib/text/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { RatingInput as Stars } from '#ui/form/rating-input.tsx'
import { serverText } from '#lib/server/server-text.ts'
import { errorText } from '#lib/server/api-error.ts'
import { pickedPlaceQuery } from '#features/picked-place/picked-place.ts'
import { Chip } from '#ui/form/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Field, type FieldText } from '#ui/form/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { reviewTagsQuery } from '../reviews.api.ts'
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

const TOAST_ID = 'moments'

interface MomentPickerProps extends FieldText {
  /** The place whose kind decides what is on offer. */
  contentId: number | null
  /** The moments that are published already: they may stay, on offer or not. */
  published: readonly string[]
  value: readonly string[]
  onChange: (codes: string[]) => void
}

/** A few of the moments that a kind of place is remembered for. */
function MomentPicker({ contentId, published, value, onChange, ...field }: MomentPickerProps) {
  const { t } = useLingui()
  const id = useId()
  const place = useQuery({ ...pickedPlaceQuery(contentId ?? 0), enabled: contentId !== null })
  const tags = useQuery({ ...reviewTagsQuery(place.data?.contentTypeId), enabled: !place.isLoading })
  const others = published.filter((code) => tags.data?.some((each) => each.code === code) === false)
  const offered = [...(tags.data ?? []), ...others.map((code) => ({ code, label: reviewTagLabel(code) }))]
  const choices = offered.map(({ code, label }) => ({ code, label: serverText(`REVIEW_TAG.${code}`, null, label) }))

  const dropForeign = useEffectEvent(() => {
    const known = value.filter((code) => choices.some((each) => each.code === code))
    if (known.length < value.length) onChange(known)
  })
  useEffect(() => {
    // Another place may be of a kind that is not remembered for what was chosen.
    if (tags.isSuccess) dropForeign()
  }, [tags.isSuccess])

  function handleToggle(code: string) {
    if (value.includes(code)) onChange(value.filter((each) => each !== code))
    else if (value.length < REVIEW_TAGS_MAX) onChange([...value, code])
    else toast.blank(t`기억에 남는 순간은 ${REVIEW_TAGS_MAX}개까지 고를 수 있어요.`, { id: TOAST_ID })
  }

  return (
    <Field {...field} id={id} as="group" counter={`${value.length}/${REVIEW_TAGS_MAX}`}>
      {tags.isError ? (
        <ErrorState
          isInline
          message={errorText(tags.error)}
          isRetrying={tags.isFetching}
          onRetry={() => void tags.refetch()}
        />
      ) : tags.isSuccess ? (
        <div className="flex flex-wrap gap-2">
          {choices.map(({ code, label }) => (
            <Chip key={code} isSelected={value.includes(code)} onToggle={() => handleToggle(code)}>
              {label}
            </Chip>
          ))}
        </div>
      ) : (
        <SkeletonGroup className="flex flex-wrap gap-2">
          {['w-36', 'w-30', 'w-38', 'w-32', 'w-26', 'w-32'].map((width, index) => (
            <Skeleton key={index} className={`h-9 rounded-full! ${width}`} />
          ))}
        </SkeletonGroup>
      )}
    </Field>
  )
}
