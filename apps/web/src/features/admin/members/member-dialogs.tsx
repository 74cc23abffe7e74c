import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { MINIMUM_AGE_YEARS, SANCTION_REASON_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { sendableText } from '#lib/text/sendable-text.ts'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { adminPaths } from '../admin-paths.ts'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { StaffNoteField } from '../parts/note-field.tsx'
import { SUSPENSION_DAYS_DEFAULT, SuspensionDays } from '../parts/select-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { closeChildsAccount, liftSuspension, suspendMember, warnMember } from './members.api.ts'

/** What the dialogs about a member are given. */
export interface MemberDialogProps {
  member: StaffMemberDetail
  open: boolean
  onClose: () => void
}

export function SuspendDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { days: SUSPENSION_DAYS_DEFAULT, reason: '' } })
  const { control, register, formState } = form
  const { errors } = formState
  const {
    field: { value: days, onChange: setDays },
  } = useController({ control, name: 'days' })
  const reason = useWatch({ control, name: 'reason' })
  const suspending = useDeed({
    mutationFn: (sent: { days: number; reason: string }) => suspendMember(member.userId, sent),
    done: () => t`${member.nickName}님을 정지했어요.`,
    onDone: () => {
      form.setValue('reason', '')
      onClose()
    },
  })
  const suspend = form.handleSubmit((values) =>
    suspending.mutate(
      { days: values.days, reason: sendableText(values.reason) },
      { onError: (error) => showFieldErrors(form, error) },
    ),
  )
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
      onSubmit={() => void suspend()}
    >
      <SuspensionDays value={days} onChange={setDays} />
      <TextArea
        {...register('reason')}
        label={t`회원에게 보일 사유`}
        maxLength={SANCTION_REASON_MAX}
        showsCount
        error={errors.reason?.message}
      />
    </DeedDialog>
  )
}

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

/** Erases the account of a child. The true birth date is asked for, so no other account can be closed by mistake. */
export function CloseDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { birthDate: '', note: '' } })
  const { control, register, formState } = form
  const { errors } = formState
  const { field: note } = useController({ control, name: 'note' })
  const birthDate = useWatch({ control, name: 'birthDate' })
  const closing = useDeed({
    mutationFn: (sent: { birthDate: string; note: string }) => closeChildsAccount(member.userId, sent),
    done: () => t`${member.nickName}님의 계정을 닫고 정보를 지웠어요.`,
    onDone: () => void navigate(adminPaths.members(), { replace: true }),
  })
  const close = form.handleSubmit((values) =>
    closing.mutate(
      { birthDate: values.birthDate, note: sendableText(values.note) },
      { onError: (error) => showFieldErrors(form, error) },
    ),
  )

  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님의 계정을 닫을까요?`}
      description={t`만 ${MINIMUM_AGE_YEARS}세 미만인 것을 확인했을 때만 닫을 수 있어요. 탈퇴한 것과 같이 정보를 모두 지우고, 되돌릴 수 없어요. 이 회원에게는 이메일로 알려요.`}
      submitLabel={t`계정 닫기`}
      isDanger
      isReady={birthDate !== '' && sendableText(note.value) !== ''}
      isPending={closing.isPending}
      error={closing.error}
      onSubmit={() => void close()}
    >
      <TextField {...register('birthDate')} label={t`확인한 생년월일`} type="date" error={errors.birthDate?.message} />
      <StaffNoteField value={note.value} onChange={note.onChange} />
    </DeedDialog>
  )
}
