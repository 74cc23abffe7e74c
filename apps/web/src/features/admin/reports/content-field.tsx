import type { TargetView } from '@honjeo/contract/admin/common'
import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type ContentAct, contentActs } from './decision.ts'

interface ContentFieldProps {
  target: TargetView
  value: ContentAct
  onChange: (act: ContentAct) => void
}

/** What becomes of what was reported. */
export function ContentField({ target, value, onChange }: ContentFieldProps) {
  const { t } = useLingui()
  const acts = contentActs(target)
  if (acts.length < 2) return null
  const isForGood = target.type === 'USER' || target.type === 'MESSAGE'
  const labels: Record<ContentAct, string> = {
    KEEP: target.isHidden ? t`숨긴 채로` : t`그대로 두기`,
    HIDE: target.type === 'USER' ? t`소개와 사진 지우기` : target.type === 'MESSAGE' ? t`메시지 거두기` : t`숨기기`,
    RESTORE: t`되살리기`,
  }
  return (
    <SegmentedControl
      label={t`신고된 내용`}
      options={acts.map((act) => ({ value: act, label: labels[act] }))}
      value={value}
      onChange={onChange}
      hint={value === 'HIDE' && isForGood ? t`되돌릴 수 없어요.` : undefined}
    />
  )
}
