import { REVIEW_TAGS_MAX } from '@honjeo/contract/values/limits'
import { reviewTagLabel } from '@honjeo/contract/values/review-tags'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { serverText } from '#lib/server/server-text.ts'
import { errorText } from '#lib/server/api-error.ts'
import { pickedPlaceQuery } from '#features/picked-place/picked-place.ts'
import { Chip } from '#ui/form/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Field, type FieldText } from '#ui/form/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { reviewTagsQuery } from '../reviews.api.ts'

const TOAST_ID = 'moments'

export interface MomentPickerProps extends FieldText {
  /** Whose kind decides what is on offer. */
  contentId: number | null
  /** Published already: they may stay, on offer or not. */
  published: readonly string[]
  value: readonly string[]
  onChange: (codes: string[]) => void
}

/** A few of the moments that a kind of place is remembered for. */
export function MomentPicker({ contentId, published, value, onChange, ...field }: MomentPickerProps) {
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
