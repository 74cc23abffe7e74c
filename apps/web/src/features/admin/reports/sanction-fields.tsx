import type { MemberMark } from '@honjeo/contract/admin/common'
import { SANCTION_REASON_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { SANCTION_KIND_NAMES } from '../parts/labels.ts'
import { SuspensionDays } from '../parts/suspension-days.tsx'
import { useNames } from '../parts/use-names.ts'
import type { DecisionValues } from './decision.ts'

interface SanctionFieldsProps {
  member: MemberMark
  values: DecisionValues
  wrong: Record<string, string>
  onChange: (changes: Partial<DecisionValues>) => void
}

/** What the one who was reported is told, if anything. */
export function SanctionFields({ member, values, wrong, onChange }: SanctionFieldsProps) {
  const { t } = useLingui()
  const names = useNames(SANCTION_KIND_NAMES)
  return (
    <>
      <SegmentedControl
        label={t`${member.nickName}님에게`}
        options={[
          { value: 'NONE', label: t`제재 없음` },
          { value: 'WARNING', label: names.WARNING },
          { value: 'SUSPENSION', label: names.SUSPENSION, disabled: member.isSuspended },
        ]}
        value={values.sanction}
        onChange={(sanction) => onChange({ sanction })}
        hint={member.isSuspended ? t`이미 정지된 회원이에요.` : undefined}
      />
      {values.sanction === 'SUSPENSION' && (
        <SuspensionDays value={values.days} onChange={(days) => onChange({ days })} />
      )}
      {values.sanction !== 'NONE' && (
        <TextArea
          label={t`회원에게 보일 사유`}
          maxLength={SANCTION_REASON_MAX}
          showsCount
          rows={3}
          value={values.sanctionReason}
          onChange={(event) => onChange({ sanctionReason: event.target.value })}
          error={wrong['sanctionReason'] ?? wrong['sanction.reason']}
        />
      )}
    </>
  )
}
