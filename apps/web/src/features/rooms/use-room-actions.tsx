import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { AlarmClock, CalendarPlus, CircleCheck, Flag, PenLine, Share2, Trash2, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { shareLink } from '#lib/share.ts'
import type { MenuAction } from '#ui/action-menu.tsx'
import { useCompleteRoom } from './use-complete-room.ts'
import { useDeleteRoom } from './use-delete-room.ts'
import { useSaveCalendar } from './use-save-calendar.ts'

/** Most who meet part within so long; the form of the timer lets it be changed. */
const TOGETHER_MS = 3 * 60 * 60_000

const timerEnd = ({ scheduledDate }: RoomDetail) => new Date(Date.parse(scheduledDate) + TOGETHER_MS).toISOString()

/** What I may do with a room beside entering and leaving it, in the order a menu shows it. */
export function useRoomActions(room: RoomDetail, onDeleted: () => Promise<void>): MenuAction[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const complete = useCompleteRoom(room)
  const deleteRoom = useDeleteRoom(room.roomId, onDeleted)
  const saveCalendar = useSaveCalendar(room.roomId)
  const { roomId, title, isHost, isCompleted } = room
  const isEnded = room.status === 'ENDED'
  const actions: (MenuAction | false)[] = [
    isHost &&
      !isEnded && {
        label: isCompleted ? t`다시 모집` : t`모집 마치기`,
        icon: isCompleted ? <UserPlus aria-hidden="true" size={18} /> : <CircleCheck aria-hidden="true" size={18} />,
        onSelect: () => void complete(),
      },
    isHost &&
      !isEnded && {
        label: t`동행방 고치기`,
        icon: <PenLine aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.editRoom(roomId)),
      },
    room.joined &&
      !isEnded && {
        label: t`캘린더에 추가`,
        icon: <CalendarPlus aria-hidden="true" size={18} />,
        onSelect: saveCalendar,
      },
    room.joined &&
      !isEnded && {
        label: t`귀가 타이머 켜기`,
        icon: <AlarmClock aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.timer({ roomId, title, until: timerEnd(room) })),
      },
    {
      label: t`공유하기`,
      icon: <Share2 aria-hidden="true" size={18} />,
      onSelect: () => void shareLink(title, location.origin + paths.room(roomId)),
    },
    !isHost && {
      label: t`신고`,
      icon: <Flag aria-hidden="true" size={18} />,
      onSelect: () => void navigate(paths.newReport({ targetRoomId: roomId })),
    },
    isHost && {
      label: t`동행방 삭제`,
      icon: <Trash2 aria-hidden="true" size={18} />,
      isDanger: true,
      onSelect: () => void deleteRoom(),
    },
  ]
  return actions.filter((action) => action !== false)
}
