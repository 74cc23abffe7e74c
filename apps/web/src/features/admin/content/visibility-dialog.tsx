import type { TargetView } from '@honjeo/contract/admin/common'
import type { ModeratedType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { StaffNoteField } from '../parts/staff-note-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { setVisibility } from './content.api.ts'

interface VisibilityDialogProps {
  type: ModeratedType
  row: TargetView
  open: boolean
  onClose: () => void
}

/** Takes something out of everybody's sight, or brings it back. */
export function VisibilityDialog({ type, row, open, onClose }: VisibilityDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const changing = useDeed({
    mutationFn: () => setVisibility(type, row.id, { hidden: !row.isHidden, note: sendableText(note) }),
    done: ({ isHidden }) => (isHidden ? t`숨겼어요.` : t`다시 보여요.`),
    onDone: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={row.isHidden ? t`다시 보이게 할까요?` : t`모두에게서 숨길까요?`}
      description={
        row.isHidden ? t`모든 사람에게 다시 보여요.` : t`쓴 사람을 포함해 아무도 볼 수 없어요. 언제든 되살릴 수 있어요.`
      }
      submitLabel={row.isHidden ? t`되살리기` : t`숨기기`}
      isDanger={!row.isHidden}
      isReady={sendableText(note) !== ''}
      isPending={changing.isPending}
      error={changing.error}
      onSubmit={changing.mutate}
    >
      <StaffNoteField value={note} onChange={setNote} />
    </DeedDialog>
  )
}
