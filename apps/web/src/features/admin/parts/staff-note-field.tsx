import { STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { TextArea } from '#ui/text-area.tsx'

/** Why something is done, for the audit log; no member reads it. */
export function StaffNoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`메모`}
      hint={t`감사 기록에 남아요. 회원에게는 보이지 않아요.`}
      rows={3}
      maxLength={STAFF_NOTE_MAX}
      showsCount
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
