import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { GENDER_CODES, type LocalGender } from './profile-store.ts'
import { useGenderNames } from './use-gender-names.ts'
import type { ProfileFormApi } from './use-profile-form.ts'

export function GenderField({ form, error }: { form: ProfileFormApi; error: string | undefined }) {
  const { t } = useLingui()
  const names = useGenderNames()
  const groupRef = useRef<HTMLDivElement>(null)
  const { field } = useController({ control: form.control, name: 'gender' })
  return (
    <div
      ref={(element) => {
        groupRef.current = element
        // The first wrong field is focused through its ref; a group is focused through its first choice.
        field.ref({ focus: () => groupRef.current?.querySelector('input')?.focus() })
      }}
    >
      <SegmentedControl
        label={t`성별`}
        options={(Object.keys(GENDER_CODES) as LocalGender[]).map((value) => ({
          value,
          label: names[GENDER_CODES[value]],
        }))}
        value={field.value === '' ? null : field.value}
        onChange={field.onChange}
        hint={t`동행방의 성별 제한에만 쓰고, 공개하지 않아요.`}
        error={error}
      />
    </div>
  )
}
