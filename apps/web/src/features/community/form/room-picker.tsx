import { useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { PickerField } from '#ui/picker-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { LinkedRoom } from './post-values.ts'
import { RoomChoice } from './room-choice.tsx'

export interface RoomPickerProps {
  value: LinkedRoom | null
  error: string | undefined
  onChange: (room: LinkedRoom | null) => void
}

/** Which of the rooms I host the post invites to. */
export function RoomPicker({ value, error, onChange }: RoomPickerProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickerField
        label={t`함께할 동행방`}
        isOptional
        hint={t`연결하면 글에서 바로 동행방을 볼 수 있어요.`}
        value={value?.title ?? null}
        placeholder={t`내가 연 동행방에서 골라주세요`}
        icon={<UsersRound aria-hidden="true" size={20} />}
        error={error}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={t`어느 동행방을 알릴까요?`}>
        <RoomChoice
          value={value}
          onChange={(room) => {
            onChange(room)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
