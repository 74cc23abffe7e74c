import { GENDERS } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from '#lib/server/api-error.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
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
  const [changes, setChanges] = useState<Partial<MemberCorrectionValues>>({})
  const values = { ...startCorrection(member), ...changes }
  const body = judgeCorrection(values, member)
  const correcting = useDeed({
    mutationFn: (sent: MemberChanges) => updateMember(member.userId, sent),
    done: () => t`회원 정보를 바로잡았어요.`,
    onDone: () => {
      setChanges({})
      onClose()
    },
  })
  const change = (next: Partial<MemberCorrectionValues>) => setChanges({ ...changes, ...next })
  const fields = correcting.error instanceof ApiError ? correcting.error.fields : undefined

  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={t`${member.nickName}님의 정보를 바로잡을까요?`}
      submitLabel={t`바로잡기`}
      isReady={body !== null}
      isPending={correcting.isPending}
      error={correcting.error}
      onSubmit={() => body !== null && correcting.mutate(body)}
    >
      <SegmentedControl
        label={t`성별`}
        options={GENDERS.map((value) => ({ value, label: genders[value] }))}
        value={values.gender}
        onChange={(gender) => change({ gender })}
      />
      <TextField
        label={t`생년월일`}
        type="date"
        value={values.birthDate}
        onChange={(event) => change({ birthDate: event.target.value })}
        error={fields?.['birthDate']}
      />
      <div>
        <Checkbox
          label={t`소개 지우기`}
          disabled={member.bio === null}
          checked={values.clearBio}
          onChange={(event) => change({ clearBio: event.target.checked })}
        />
        <Checkbox
          label={t`프로필 사진 지우기`}
          disabled={member.imageUrl === null}
          checked={values.clearImage}
          onChange={(event) => change({ clearImage: event.target.checked })}
        />
      </div>
      <StaffNoteField value={values.note} onChange={(note) => change({ note })} />
    </DeedDialog>
  )
}
