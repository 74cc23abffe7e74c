import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profileQuery } from '#features/account/account.api.ts'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { EnterButton } from '#features/rooms/enter-button.tsx'
import { RoomInfoSkeleton } from '#features/rooms/room-info-skeleton.tsx'
import { RoomInfo } from '#features/rooms/room-info.tsx'
import { RoomMenu } from '#features/rooms/room-menu.tsx'
import { RoomMissing } from '#features/rooms/room-missing.tsx'
import { roomQuery } from '#features/rooms/rooms.api.ts'
import { ApiError } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { BackButton } from '#ui/back-button.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  const [search] = useSearchParams()
  const fallback = search.get('from') === 'home' ? paths.home() : paths.myRooms()
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(roomId))
  const { data: profile } = useQuery(profileQuery())
  usePageTitle(room?.title)

  if (error !== null && room === undefined) {
    return (
      <>
        <PageHeader title={t`동행방`} back={{ fallback }} />
        <div className="flex flex-1 flex-col justify-center">
          <AdultsOnly>
            {error instanceof ApiError && error.code === 'CHAT4040' ? (
              <RoomMissing />
            ) : (
              <ErrorState
                message={t`동행방 정보를 불러올 수 없어요`}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </AdultsOnly>
        </div>
      </>
    )
  }
  return (
    <>
      <header className="sticky top-(--running-height) z-20 h-0">
        <div className="pt-safe-2 flex justify-between px-2">
          <BackButton variant="floating" fallback={fallback} />
          {room !== undefined && <RoomMenu room={room} />}
        </div>
      </header>
      <CoverImage src={room?.spotImage} alt="" ratio="4/3" isPriority className="max-h-[42dvh] w-full" />
      <div className="relative -mt-6 flex-1 rounded-t-xl bg-sand px-gutter pt-6 pb-8">
        {room === undefined ? <RoomInfoSkeleton /> : <RoomInfo room={room} />}
      </div>
      {room !== undefined && (
        <BottomBar>
          <EnterButton room={room} gender={profile?.gender ?? null} />
        </BottomBar>
      )}
    </>
  )
}
