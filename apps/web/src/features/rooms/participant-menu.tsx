import type { RoomUser } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { Ban, Crown, EllipsisVertical, UserRoundX } from 'lucide-react'
import { usePartWays } from '#features/blocks/use-part-ways.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useHostPowers } from './use-host-powers.ts'

/** What the host may do about somebody in the room. */
export function ParticipantMenu({ roomId, user }: { roomId: number; user: RoomUser }) {
  const { t } = useLingui()
  const { handOver, remove } = useHostPowers(roomId)
  const partWays = usePartWays()
  const { username } = user
  return (
    <ActionMenu
      trigger={<IconButton label={t`${username}님 메뉴`} icon={<EllipsisVertical size={20} />} className="-mr-2.5" />}
      actions={[
        {
          label: t`방장 넘기기`,
          icon: <Crown aria-hidden="true" size={18} />,
          onSelect: () => void handOver(user),
        },
        {
          label: t`내보내기`,
          icon: <UserRoundX aria-hidden="true" size={18} />,
          isDanger: true,
          onSelect: () => void remove(user),
        },
        {
          label: t`차단하고 내보내기`,
          icon: <Ban aria-hidden="true" size={18} />,
          isDanger: true,
          onSelect: () => void partWays({ userId: user.userId, name: username }),
        },
      ]}
    />
  )
}
