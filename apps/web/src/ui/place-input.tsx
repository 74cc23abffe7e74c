import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import type { PickedPlace } from '#lib/picked-place.ts'
import { PickerField } from './picker-field.tsx'

interface WithPlace {
  place: PickedPlace | null
}

export interface PlaceInputProps<Values extends WithPlace> {
  control: Control<Values>
  placeholder: string
  /** Opens the search; without it the place stays as it is. */
  onPick: (() => void) | undefined
  /** Why it does. */
  fixedHint: string
}

/** The place of a form, picked on the search screen. */
export function PlaceInput<Values extends WithPlace>({
  control,
  placeholder,
  onPick,
  fixedHint,
}: PlaceInputProps<Values>) {
  const { t } = useLingui()
  const {
    field: { ref, value: place },
    fieldState,
  } = useController({
    // What else the form holds does not matter here, which the library's invariant type cannot say.
    control: control as unknown as Control<WithPlace>,
    name: 'place',
    rules: { validate: (picked) => picked !== null || t`장소를 골라주세요.` },
  })
  return (
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
  )
}
