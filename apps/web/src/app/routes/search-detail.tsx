import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { PlaceDetailSkeleton } from '#features/places/detail/place-detail-skeleton.tsx'
import { PlaceHero } from '#features/places/detail/place-hero.tsx'
import { PlaceInfo } from '#features/places/detail/place-info.tsx'
import { PlacePhotos } from '#features/places/detail/place-photos.tsx'
import { PlaceReviews } from '#features/places/detail/place-reviews.tsx'
import { PlaceRooms } from '#features/places/detail/place-rooms.tsx'
import { type PlaceTab, readPlaceTab } from '#features/places/detail/place-tab.ts'
import { PlaceTitle } from '#features/places/detail/place-title.tsx'
import { placeQuery } from '#features/places/places.api.ts'
import { WideSaveButton } from '#features/places/saved/wide-save-button.tsx'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useDrawable } from '#lib/use-drawable.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'

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
              { value: 'home', label: t`홈`, panel: <PlaceInfo place={place} /> },
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
