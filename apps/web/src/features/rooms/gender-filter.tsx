import type { Gender } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { SelectMenu } from '#ui/select-menu.tsx'

const ALL = 'ALL'

export interface GenderFilterProps {
  value: Gender | null
  onChange: (gender: Gender | null) => void
}

/** Whose rooms: those a woman, or a man, may enter. */
export function GenderFilter({ value, onChange }: GenderFilterProps) {
  const { t } = useLingui()
  return (
    <SelectMenu<Gender | typeof ALL>
      label={t`참여할 수 있는 성별`}
      placeholder={t`성별`}
      align="end"
      options={[
        { value: ALL, label: t`성별 상관없이` },
        { value: 'FEMALE', label: t`여성 참여 가능` },
        { value: 'MALE', label: t`남성 참여 가능` },
      ]}
      value={value}
      onChange={(gender) => onChange(gender === ALL ? null : gender)}
    />
  )
}
