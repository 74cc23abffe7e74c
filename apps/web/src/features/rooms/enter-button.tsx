import type { RoomDetail } from '@honjeo/contract/rooms'
import type { Gender } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { type RoomEntry, roomEntry } from './room-entry.ts'
import { useEnterRoom } from './use-enter-room.ts'

export interface EnterButtonProps {
  room: RoomDetail
  /** Mine; null while it is not known. */
  gender: Gender | null
}

export function EnterButton({ room, gender }: EnterButtonProps) {
  const { t } = useLingui()
  const entry = roomEntry(room, gender)
  const { enter, isEntering } = useEnterRoom(room.roomId, entry === 'member')

  const labels: Record<RoomEntry, string> = {
    member: t`입장하기`,
    open: t`입장하기`,
    full: t`모집완료`,
    ended: t`종료된 동행방`,
    otherGender: room.genderRestriction === 'FEMALE' ? t`여성만 참여할 수 있어요` : t`남성만 참여할 수 있어요`,
  }
  return (
    <Button className="flex-1" disabled={entry !== 'member' && entry !== 'open'} isLoading={isEntering} onClick={enter}>
      {isEntering ? t`입장 중...` : labels[entry]}
    </Button>
  )
}
