import { GENDERS } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useController, useForm, useWatch } from 'react-hook-form'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { GENDER_NAMES, useNames } from '../parts/labels.ts'
import { StaffNoteField } from '../parts/note-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { type MemberCorrectionValues, judgeCorrection, startCorrection } from './member-correction.ts'
import type { MemberDialogProps } from './member-dialogs.tsx'
import { type MemberChanges, updateMember } from './members.api.ts'

export function CorrectDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const genders = useNames(GENDER_NAMES)
  const form = useForm<MemberCorrectionValues>({
    // What the server says of the member may change under the form; what was typed stays.
    values: startCorrection(member),
    resetOptions: { keepDirtyValues: true },
  })
  const { control, register, formState } = form
  const { errors } = formState
  const { field: gender } = useController({ control, name: 'gender' })
  const { field: note } = useController({ control, name: 'note' })
  const isReady = judgeCorrection(useWatch({ control }) as MemberCorrectionValues, member) !== null
  const correcting = useDeed({
    mutationFn: (sent: MemberChanges) => updateMember(member.userId, sent),
    done: () => t`회원 정보를 바로잡았어요.`,
    onDone: () => {
      form.reset()
      onClose()
    },
  })
  const correct = form.handleSubmit((values) => {
    const body = judgeCorrection(values, member)
    if (body !== null) correcting.mutate(body, { onError: (error) => showFieldErrors(form, error) })
  })

  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님의 정보를 바로잡을까요?`}
      submitLabel={t`바로잡기`}
      isReady={isReady}
      isPending={correcting.isPending}
      error={correcting.error}
      onSubmit={() => void correct()}
    >
      <SegmentedControl
        label={t`성별`}
        options={GENDERS.map((value) => ({ value, label: genders[value] }))}
        value={gender.value}
        onChange={gender.onChange}
      />
      <TextField {...register('birthDate')} label={t`생년월일`} type="date" error={errors.birthDate?.message} />
      <div>
        <Checkbox {...register('clearBio')} label={t`소개 지우기`} disabled={member.bio === null} />
        <Checkbox {...register('clearImage')} label={t`프로필 사진 지우기`} disabled={member.imageUrl === null} />
      </div>
      <StaffNoteField value={note.value} onChange={note.onChange} />
    </DeedDialog>
  )
}
