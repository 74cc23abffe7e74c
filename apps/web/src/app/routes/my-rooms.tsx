import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { OpenRoomLink } from '#features/rooms/open-room-link.tsx'
import { MyRoomList } from '#features/rooms/my-room-list.tsx'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { data: hasUnread, dataUpdatedAt } = useQuery(unreadMessagesQuery())
  return (
    <>
      <PageHeader
        title={t`내 동행방`}
        back={{ fallback: paths.my() }}
        right={
          <>
            <IconLink to={paths.rooms()} label={t`열린 동행방 둘러보기`} icon={<Search size={22} />} />
            <OpenRoomLink />
          </>
        }
      />
      <div className="flex-1 px-gutter pt-2">
        <AdultsOnly>
          <MyRoomList hasUnread={hasUnread} unreadCheckedAt={dataUpdatedAt} />
        </AdultsOnly>
      </div>
    </>
  )
}
