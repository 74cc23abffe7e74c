import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { LogOut, NotebookText } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { ListItem } from '#ui/list-item.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { ParticipantList } from './participant-list.tsx'
import { useRoomActions } from './use-room-actions.tsx'

export interface RoomDrawerProps {
  room: RoomDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeave: () => void
  /** Where to go once the room is gone. */
  onDeleted: () => Promise<void>
}

/** Beside the conversation: what the room is about, who is in it, what to do with it, and the way out. */
export function RoomDrawer({ room, open, onOpenChange, onLeave, onDeleted }: RoomDrawerProps) {
  const { t } = useLingui()
  const { roomId, title, status, isHost } = room
  const actions = useRoomActions(room, onDeleted)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={<StatusBadge status={status} />}
      footer={
        <ul className="-mx-4 flex-1">
          <ListItem
            isDanger
            onPress={onLeave}
            leading={<LogOut aria-hidden="true" size={18} />}
            title={t`동행방 나가기`}
          />
        </ul>
      }
    >
      <ul className="-mx-4 mb-3 border-b border-basalt-200 pb-2">
        <ListItem
          to={paths.room(roomId)}
          leading={<NotebookText aria-hidden="true" size={18} />}
          title={t`동행방 글 다시 보기`}
        />
        {actions.map(({ label, icon, isDanger, onSelect }) => (
          <ListItem key={label} leading={icon} title={label} isDanger={isDanger} onPress={onSelect} />
        ))}
      </ul>
      <ParticipantList roomId={roomId} isHost={isHost} />
    </Sheet>
  )
}
