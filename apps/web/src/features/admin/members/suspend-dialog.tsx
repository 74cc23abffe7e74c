import { SANCTION_REASON_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { TextArea } from '#ui/text-area.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { SUSPENSION_DAYS_DEFAULT, SuspensionDays } from '../parts/suspension-days.tsx'
import type { MemberDialogProps } from './member-dialog.ts'
import { suspendMember } from './members.api.ts'

export function SuspendDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const [days, setDays] = useState(SUSPENSION_DAYS_DEFAULT)
  const [reason, setReason] = useState('')
  const suspending = useDeed({
    mutationFn: () => suspendMember(member.userId, { days, reason: sendableText(reason) }),
    done: () => t`${member.nickName}님을 정지했어요.`,
    onDone: () => {
      setReason('')
      onClose()
    },
  })
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님을 정지할까요?`}
      description={t`정지하는 순간부터 정지 사유를 보고 문의하는 것만 할 수 있어요.`}
      submitLabel={t`${days}일 정지하기`}
      isDanger
      isReady={sendableText(reason) !== ''}
      isPending={suspending.isPending}
      error={suspending.error}
      onSubmit={suspending.mutate}
    >
      <SuspensionDays value={days} onChange={setDays} />
      <TextArea
        label={t`회원에게 보일 사유`}
        maxLength={SANCTION_REASON_MAX}
        showsCount
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeedDialog>
  )
}
