import type { ListedRoom } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { TextLink } from '#ui/text-link.tsx'

const CATEGORY = 'COMPANION_PROPOSAL'

export function OpenRooms({ rooms }: { rooms: readonly ListedRoom[] }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader
        title={t`지금 열린 동행방`}
        action={
          <TextLink to={paths.community(CATEGORY)} state={{ category: CATEGORY }} aria-label={t`동행제안 더보기`}>
            {t`더보기`}
          </TextLink>
        }
      />
      <AdultsOnly>
        {rooms.length === 0 ? (
          <EmptyState
            scene="lantern"
            title={t`지금은 열린 동행방이 없어요`}
            description={t`가고 싶은 곳이 있다면 먼저 열어볼까요?`}
            action={
              <LinkButton to={paths.createRoom()} variant="secondary" size="md">
                {t`동행방 열기`}
              </LinkButton>
            }
          />
        ) : (
          <>
            <ul className="mt-1 space-y-3">
              {rooms.map((room) => (
                <li key={room.roomId}>
                  <RoomCard room={room} to={paths.room(room.roomId, 'home')} />
                </li>
              ))}
            </ul>
            <LinkButton to={paths.rooms()} variant="secondary" fullWidth className="mt-3">
              {t`동행방 모두 보기`}
            </LinkButton>
          </>
        )}
      </AdultsOnly>
    </section>
  )
}
