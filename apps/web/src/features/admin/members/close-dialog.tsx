import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { sendableText } from '#lib/sendable-text.ts'
import { TextField } from '#ui/text-field.tsx'
import { adminPaths } from '../admin-paths.ts'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { StaffNoteField } from '../parts/staff-note-field.tsx'
import type { MemberDialogProps } from './member-dialog.ts'
import { closeChildsAccount } from './members.api.ts'

/** Erases the account of a child. The true birth date is asked for, so no other account can be closed by mistake. */
export function CloseDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [birthDate, setBirthDate] = useState('')
  const [note, setNote] = useState('')
  const closing = useDeed({
    mutationFn: () => closeChildsAccount(member.userId, { birthDate, note: sendableText(note) }),
    done: () => t`${member.nickName}님의 계정을 닫고 정보를 지웠어요.`,
    onDone: () => void navigate(adminPaths.members(), { replace: true }),
  })
  const fields = closing.error instanceof ApiError ? closing.error.fields : undefined

  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님의 계정을 닫을까요?`}
      description={t`만 ${MINIMUM_AGE_YEARS}세 미만인 것을 확인했을 때만 닫을 수 있어요. 탈퇴한 것과 같이 정보를 모두 지우고, 되돌릴 수 없어요. 이 회원에게는 이메일로 알려요.`}
      submitLabel={t`계정 닫기`}
      isDanger
      isReady={birthDate !== '' && sendableText(note) !== ''}
      isPending={closing.isPending}
      error={closing.error}
      onSubmit={closing.mutate}
    >
      <TextField
        label={t`확인한 생년월일`}
        type="date"
        value={birthDate}
        onChange={(event) => setBirthDate(event.target.value)}
        error={fields?.['birthDate']}
      />
      <StaffNoteField value={note} onChange={setNote} />
    </DeedDialog>
  )
}
