import type { PlaceDetail } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Heart } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { WayBackCardProps } from '#features/way-back/way-back-card.tsx'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomCardSkeletons } from '#features/rooms/room-card-skeleton.tsx'
import { RoomCards } from '#features/rooms/room-card.tsx'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useDrawable } from '#lib/page/rendering.ts'
import { BackButton, BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/list/tabs.tsx'
import { placeQuery, placeRoomsQuery } from '../places.api.ts'
import { type SaveButtonProps, useSavePlace } from '../saved/save-button.tsx'
import { PlaceHero, PlaceTitle } from './place-hero.tsx'
import { PlaceInfo } from './place-info.tsx'
import { PlacePhotos } from './place-photos.tsx'
import { PlaceReviews } from './place-reviews.tsx'
import { type PlaceTab, readPlaceTab } from './place-tab.ts'

export function Component() {
  const contentId = useRouteId('placeId')
  const { data: place, error, isFetching, refetch } = useQuery(placeQuery(contentId))
  usePageTitle(place?.basic.title)

  const isDrawable = useDrawable(place !== undefined)

  if (isDrawable && place !== undefined) return <Place place={place} />
  if (error === null || place !== undefined) return <PlaceDetailSkeleton />
  if (error instanceof ApiError && error.status === 404) return <MissingPlace />
  return <BrokenPlace message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}

function Place({ place }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const tab = readPlaceTab(params, state)
  const { contentId, title } = place.basic

  function handleTabChange(next: PlaceTab) {
    setParams({ tab: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PlaceHero place={place} />
      <div className="relative flex flex-1 flex-col rounded-t-xl bg-sand px-gutter pt-6 pb-8">
        <PlaceTitle place={place} />
        <div className="mt-3">
          <Tabs<PlaceTab>
            label={t`장소 정보`}
            value={tab}
            onChange={handleTabChange}
            panelClassName="pt-4"
            tabs={[
              {
                value: 'home',
                label: t`홈`,
                panel: <PlaceInfo place={place} wayBack={<LaterWayBack place={place} />} />,
              },
              { value: 'photos', label: t`사진`, panel: <PlacePhotos contentId={contentId} title={title} /> },
              { value: 'reviews', label: t`리뷰`, panel: <PlaceReviews contentId={contentId} /> },
              { value: 'rooms', label: t`동행방`, panel: <PlaceRooms contentId={contentId} /> },
            ]}
          />
        </div>
      </div>
      <BottomBar>
        <WideSaveButton place={{ contentId, title, saved: place.saved }} />
        <LinkButton
          to={paths.newPlan([contentId])}
          className="flex-1"
          icon={<CalendarPlus aria-hidden="true" size={20} className="shrink-0" />}
        >
          {t`일정에 넣기`}
        </LinkButton>
      </BottomBar>
    </>
  )
}

const LODGING = 32 satisfies ContentTypeId

/**
 * Fetches what says the last bus, after the page itself. It is no `lazy` component, for the server draws whole pages. One asks for
 * no way back from where one sleeps.
 */
function LaterWayBack({ place: { basic } }: { place: PlaceDetail }) {
  const [WayBackCard, setWayBackCard] = useState<ComponentType<WayBackCardProps>>()
  const isLodging = basic.contentTypeId === LODGING
  useEffect(() => {
    if (isLodging) return
    void import('#features/way-back/way-back-card.tsx').then(
      (module) => setWayBackCard(() => module.WayBackCard),
      () => undefined,
    )
  }, [isLodging])
  return WayBackCard !== undefined && <WayBackCard place={basic} />
}

function MissingPlace() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`장소`} back={{ fallback: paths.search() }} />
      <div className="flex flex-1 flex-col justify-center">
        <EmptyState
          scene="road"
          title={t`장소를 찾을 수 없어요`}
          description={t`문을 닫았거나 주소가 바뀐 것 같아요. 다른 곳을 둘러볼까요?`}
          action={<LinkButton to={paths.search()}>{t`장소 둘러보기`}</LinkButton>}
        />
      </div>
    </>
  )
}

interface BrokenPlaceProps {
  message: string
  isRetrying: boolean
  onRetry: () => void
}

function BrokenPlace(props: BrokenPlaceProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`장소`} back={{ fallback: paths.search() }} />
      <div className="flex flex-1 flex-col justify-center">
        <ErrorState {...props} />
      </div>
    </>
  )
}

function PlaceDetailSkeleton() {
  return (
    <>
      <div className="pt-safe-2 absolute z-20 px-2">
        <BackButton variant="floating" fallback={paths.search()} />
      </div>
      <SkeletonGroup>
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className="relative -mt-6 space-y-3 rounded-t-xl bg-sand px-gutter pt-6">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-8 h-10 w-full" />
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      </SkeletonGroup>
    </>
  )
}

/** The heart of a place with its word, in the bar of the place's own page. */
function WideSaveButton({ place: { contentId, title, saved } }: Pick<SaveButtonProps, 'place'>) {
  const { t } = useLingui()
  const save = useSavePlace(contentId)
  return (
    <Button
      variant="secondary"
      className="flex-1"
      aria-label={t`${title} 담기`}
      aria-pressed={saved}
      icon={
        <Heart
          aria-hidden="true"
          size={20}
          fill={saved ? 'var(--color-tangerine-500)' : 'none'}
          className={saved ? 'shrink-0 text-tangerine-700' : 'shrink-0 text-basalt-500'}
        />
      }
      onClick={() => save(!saved)}
    >
      {t`담기`}
    </Button>
  )
}

/** Companion rooms that meet at this place and are still to come. */
function PlaceRooms({ contentId }: { contentId: number }) {
  return (
    <AdultsOnly>
      <RoomsOfPlace contentId={contentId} />
    </AdultsOnly>
  )
}

function RoomsOfPlace({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(placeRoomsQuery(contentId))}
      skeleton={<RoomCardSkeletons count={2} />}
      isEmpty={(rooms) => rooms.length === 0}
      empty={
        <EmptyState
          scene="lantern"
          title={t`여기서 만나는 동행방이 아직 없어요`}
          description={t`먼저 열어두면 같은 곳에 가는 여행자가 찾아올 거예요.`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <LinkButton to={paths.createRoom(contentId)} size="md">
                {t`동행방 열기`}
              </LinkButton>
              <LinkButton to={paths.rooms()} variant="secondary" size="md">
                {t`다른 곳의 동행방 보기`}
              </LinkButton>
            </div>
          }
        />
      }
    >
      {(rooms) => (
        <div className="space-y-3">
          <RoomCards rooms={rooms} />
          <LinkButton to={paths.createRoom(contentId)} variant="secondary" fullWidth>
            {t`동행방 열기`}
          </LinkButton>
        </div>
      )}
    </Paged>
  )
}
