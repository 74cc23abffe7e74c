import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { StaffNoteField } from '../parts/staff-note-field.tsx'
import type { MemberDialogProps } from './member-dialog.ts'
import { liftSuspension } from './members.api.ts'

export function LiftDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const lifting = useDeed({
    mutationFn: () => liftSuspension(member.userId, sendableText(note)),
    done: () => t`${member.nickName}님의 정지를 풀었어요.`,
    onDone: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님의 정지를 풀까요?`}
      description={t`바로 다시 쓸 수 있게 돼요.`}
      submitLabel={t`정지 풀기`}
      isReady={sendableText(note) !== ''}
      isPending={lifting.isPending}
      error={lifting.error}
      onSubmit={lifting.mutate}
    >
      <StaffNoteField value={note} onChange={setNote} />
    </DeedDialog>
  )
}
