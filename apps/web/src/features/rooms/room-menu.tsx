import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { ActionMenu, type MenuAction } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLeaveRoom } from './use-leave-room.ts'
import { useRoomActions } from './use-room-actions.tsx'

/** Over the picture of a room: everything one may do with it but entering. */
export function RoomMenu({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goToMyRooms = async () => navigate(paths.myRooms(), { replace: true })
  const actions = useRoomActions(room, goToMyRooms)
  const { leave } = useLeaveRoom(room.roomId, room, goToMyRooms)
  const leaving: MenuAction = {
    label: t`동행방 나가기`,
    icon: <LogOut aria-hidden="true" size={18} />,
    isDanger: true,
    onSelect: leave,
  }
  return (
    <ActionMenu
      trigger={<IconButton label={t`동행방 메뉴`} icon={<EllipsisVertical size={22} />} variant="floating" />}
      actions={room.joined ? [...actions, leaving] : actions}
    />
  )
}
