import { SANCTION_REASON_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { TextArea } from '#ui/text-area.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { useDeed } from '../parts/use-deed.ts'
import type { MemberDialogProps } from './member-dialog.ts'
import { warnMember } from './members.api.ts'

export function WarnDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const warning = useDeed({
    mutationFn: () => warnMember(member.userId, sendableText(reason)),
    done: () => t`${member.nickName}님에게 경고를 보냈어요.`,
    onDone: () => {
      setReason('')
      onClose()
    },
  })
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님에게 경고할까요?`}
      description={t`알림으로 사유를 보내고, 기록에 남겨요.`}
      submitLabel={t`경고하기`}
      isReady={sendableText(reason) !== ''}
      isPending={warning.isPending}
      error={warning.error}
      onSubmit={warning.mutate}
    >
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
