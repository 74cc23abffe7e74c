import type { PlanMethod } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { PencilLine, Sparkles } from 'lucide-react'
import { useController } from 'react-hook-form'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { PlanInputProps } from './trip-inputs.tsx'

export function MethodInput({ control }: PlanInputProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'method' })
  return (
    <RadioCards<PlanMethod>
      label={t`짜는 방법`}
      options={[
        {
          value: 'AI',
          label: t`혼저가 짜주기`,
          description: t`여는 시간과 가는 길을 따져 순서까지 짜드려요`,
          icon: <Sparkles aria-hidden="true" size={22} />,
        },
        {
          value: 'MANUAL',
          label: t`직접 짜기`,
          description: t`고른 곳을 첫날에 모아두고 내 손으로 옮겨요`,
          icon: <PencilLine aria-hidden="true" size={22} />,
        },
      ]}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
