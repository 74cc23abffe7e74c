import { TIMER_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Chip } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'

/** What people often do alone here, with how long that takes. */
export function useTitlePicks(): { title: string; minutes: number }[] {
  const { t } = useLingui()
  return [
    { title: t`혼자 다니기`, minutes: 60 },
    { title: t`올레길 걷기`, minutes: 240 },
    { title: t`오름 오르기`, minutes: 120 },
    { title: t`밤길 돌아가기`, minutes: 30 },
    { title: t`바다 보기`, minutes: 60 },
  ]
}

interface TitleFieldProps {
  value: string
  onChange: (title: string, minutes?: number) => void
  error: string | undefined
}

export function TitleField({ value, onChange, error }: TitleFieldProps) {
  const { t } = useLingui()
  const picks = useTitlePicks()
  return (
    <div className="space-y-3">
      <TextField
        label={t`무엇을 하나요?`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={TIMER_TITLE_MAX}
        error={error}
        hint={t`알림을 받을 때 신뢰 연락처가 읽어요.`}
        name="check-in-title"
        autoComplete="off"
      />
      <div role="group" aria-label={t`자주 하는 일`} className="bleed-x scrollbar-none flex gap-2 overflow-x-auto py-1">
        {picks.map(({ title, minutes }) => (
          <Chip key={title} isSelected={value === title} onToggle={() => onChange(title, minutes)}>
            {title}
          </Chip>
        ))}
      </div>
    </div>
  )
}
