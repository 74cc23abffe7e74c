import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { NamedPlace, PickedPlace, PlaceFailure } from './picked-place.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PickerField } from '#ui/form/picker-field.tsx'

interface WithPlace {
  place: PickedPlace | null
}

export interface PlaceInputProps<Values extends WithPlace> {
  control: Control<Values>
  placeholder: string
  /** Opens the search; without it the place stays as it is. */
  onPick: (() => void) | undefined
  /** Says why the place stays as it is. */
  fixedHint: string
  /** The place that the form was opened for, which may come late or not at all. */
  wanted?: NamedPlace | undefined
}

/** The place of a form, picked on the search screen. */
export function PlaceInput<Values extends WithPlace>({
  control,
  placeholder,
  onPick,
  fixedHint,
  wanted,
}: PlaceInputProps<Values>) {
  const { t } = useLingui()
  const {
    field: { ref, value: place, onChange },
    fieldState,
  } = useController({
    // What else the form holds does not matter here, which the library's invariant type cannot say.
    control: control as unknown as Control<WithPlace>,
    name: 'place',
    rules: { validate: (picked) => picked !== null || t`장소를 골라주세요.` },
  })
  const late = wanted?.place ?? null
  useEffect(() => {
    if (late !== null && late.contentId !== place?.contentId) onChange(late)
  }, [late, place, onChange])
  return (
    <div className="space-y-2">
      <PickerField
        ref={ref}
        label={t`장소`}
        value={place?.title ?? null}
        placeholder={placeholder}
        icon={<MapPin aria-hidden="true" size={20} />}
        opens="screen"
        error={fieldState.error?.message}
        disabled={onPick === undefined}
        hint={onPick === undefined ? fixedHint : undefined}
        onPress={() => onPick?.()}
      />
      {wanted?.failure && <Failure {...wanted.failure} />}
    </div>
  )
}

function Failure({ isGone, isRetrying, onRetry }: PlaceFailure) {
  const { t } = useLingui()
  if (isGone) return <ErrorState isInline message={t`고른 장소가 이제 없어요. 다른 장소를 골라주세요.`} />
  return <ErrorState isInline message={t`고른 장소를 불러오지 못했어요.`} isRetrying={isRetrying} onRetry={onRetry} />
}
