import { useLingui } from '@lingui/react/macro'
import { LogOut, NotebookText } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { ListItem } from '#ui/list-item.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ParticipantList } from './participant-list.tsx'

export interface RoomDrawerProps {
  roomId: number
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeave: () => void
}

/** Beside the conversation: what the room is about, who is in it, and the way out. */
export function RoomDrawer({ roomId, title, open, onOpenChange, onLeave }: RoomDrawerProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <ul className="-mx-4 flex-1">
          <ListItem
            isDanger
            onPress={onLeave}
            leading={<LogOut aria-hidden="true" size={20} className="text-danger" />}
            title={t`동행방 나가기`}
          />
        </ul>
      }
    >
      <ul className="-mx-4 mb-3 border-b border-basalt-200 pb-2">
        <ListItem
          to={paths.room(roomId)}
          leading={<NotebookText aria-hidden="true" size={20} />}
          title={t`동행방 글 다시 보기`}
        />
      </ul>
      <ParticipantList roomId={roomId} />
    </Sheet>
  )
}
