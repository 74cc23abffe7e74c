import type { PlaceDetail, PlaceSummary } from '@honjeo/contract/places'
import { MAP_PLACES_MAX } from '@honjeo/contract/values/limits'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Info, LayoutList, MapPinOff, RefreshCw, X } from 'lucide-react'
import { useRef } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { formatNumber } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { CategoryRow } from '../list/category-row.tsx'
import { FactChips } from '../fact-chips.tsx'
import { OpenChip } from '../open-chip.tsx'
import { PlaceCard, PlaceCardSkeletons } from '../place-card.tsx'
import { type PlaceFilters, withPlaceFilters } from '../place-filters.ts'
import { placeQuery } from '../places.api.ts'
import { IconSprite } from './category-icons.tsx'
import type { MapPoint } from './cluster-index.ts'
import { MapControls } from './map-controls.tsx'
import { MapPanel } from './map-panel.tsx'
import { PointList } from './point-list.tsx'
import { type MapPositionProblem, useMapScreen, useMyPosition } from './use-map-screen.ts'

export function Component() {
  const { t } = useLingui()
  const listButton = useRef<HTMLButtonElement>(null)
  const screen = useMapScreen()
  const { container, map, placeId, isListOpen, visible } = screen
  const me = useMyPosition(map)
  const panel = { onClose: screen.close, onHeight: (height: number) => map?.setInset(height) }

  return (
    <>
      <MapHeader filters={screen.filters} />
      <div className="px-gutter pb-1">
        <CategoryRow
          value={screen.filters.contentTypeId}
          onChange={(contentTypeId) => screen.changeFilters({ contentTypeId })}
        />
        <div className="flex flex-wrap justify-end gap-2 py-1">
          <FactChips value={screen.filters.facts} onChange={(facts) => screen.changeFilters({ facts })} />
          <OpenChip value={screen.filters.open} onChange={(open) => screen.changeFilters({ open })} />
        </div>
      </div>
      <div className="relative isolate min-h-80 flex-1 overflow-hidden">
        <IconSprite />
        <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-center gap-2 *:pointer-events-auto">
          {screen.offersSearch && (
            <Button
              size="sm"
              shape="pill"
              className="shadow-2"
              icon={<RefreshCw aria-hidden="true" size={16} />}
              onClick={screen.searchHere}
            >
              {t`이 지역에서 다시 찾기`}
            </Button>
          )}
          <MapNotices query={screen.found} />
          <MapPositionNotice problem={me.problem} onDismiss={me.dismissProblem} />
        </div>
        <div ref={container} className="absolute inset-0 z-0" />
        <div className="pointer-events-none absolute inset-0 z-10 flex flex-col justify-end">
          <MapControls
            onZoom={(steps) => map?.zoomBy(steps)}
            onFindMe={me.find}
            isFindingMe={me.isFinding}
            count={visible.length}
            isListOpen={isListOpen && placeId === null}
            onToggleList={screen.toggleList}
            listButton={listButton}
          />
          {placeId !== null && (
            <MapPanel {...panel} key="place" title={t`고른 장소`} onFocusLost={() => map?.focus(placeId)}>
              <PlacePreview placeId={placeId} />
            </MapPanel>
          )}
          {placeId === null && isListOpen && (
            <MapPanel
              {...panel}
              key="list"
              title={<Plural value={visible.length} other="지도에 보이는 곳 #" />}
              onFocusLost={() => listButton.current?.focus()}
            >
              <PointList points={visible} onPick={screen.pick} />
            </MapPanel>
          )}
        </div>
      </div>
    </>
  )
}

/** Leads to the list with the same filters. */
function MapHeader({ filters }: { filters: PlaceFilters }) {
  const { t } = useLingui()
  const list = { pathname: paths.search(), search: withPlaceFilters(new URLSearchParams(), filters).toString() }
  return (
    <PageHeader
      title={t`지도`}
      back={{ fallback: list }}
      right={
        <LinkButton to={list} variant="ghost" size="sm" icon={<LayoutList aria-hidden="true" size={16} />}>
          {t`목록으로 보기`}
        </LinkButton>
      }
    />
  )
}

/** Says how the search for an area's places went, where the marks alone do not show it. */
function MapNotices({ query }: { query: UseQueryResult<{ points: MapPoint[]; isTruncated: boolean }> }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = query
  const info = <Info aria-hidden="true" size={18} />
  const most = formatNumber(MAP_PLACES_MAX)
  if (error !== null)
    return <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div role="status" className="w-full">
      {data !== undefined && data.points.length > 0 && !isFetching && (
        <p className="sr-only">
          <Plural value={data.points.length} other="이 지역에서 #곳을 찾았어요" />
        </p>
      )}
      {data?.isTruncated === true && (
        <Callout className="shadow-2" icon={info}>
          {t`추천하는 ${most}곳만 보여드려요. 지도를 더 가까이 보면 나머지도 찾을 수 있어요.`}
        </Callout>
      )}
      {data?.points.length === 0 && (
        <Callout className="shadow-2" icon={info}>
          {t`이 지역에는 아직 소개할 곳이 없어요. 지도를 옮기거나 다른 카테고리를 골라보세요.`}
        </Callout>
      )}
    </div>
  )
}

interface MapPositionNoticeProps {
  problem: MapPositionProblem | null
  onDismiss: () => void
}

function MapPositionNotice({ problem, onDismiss }: MapPositionNoticeProps) {
  const { t } = useLingui()
  if (problem === null) return null
  const texts: Record<MapPositionProblem, string> = {
    denied: t`위치를 볼 수 없어요. 브라우저 설정에서 위치를 허용하면 지금 있는 곳을 지도에 보여드릴게요.`,
    unavailable: t`지금 위치를 찾지 못했어요. 잠시 후 다시 눌러주세요.`,
    elsewhere: t`지금은 제주 밖에 계시네요. 제주에 오시면 지도에서 위치를 보여드릴게요.`,
  }
  return (
    <div role="alert" className="w-full">
      <Callout
        tone="warning"
        className="shadow-2"
        icon={<MapPinOff aria-hidden="true" size={18} />}
        action={<IconButton label={t`닫기`} icon={<X size={18} />} className="-my-2 -mr-2.5" onClick={onDismiss} />}
      >
        {texts[problem]}
      </Callout>
    </div>
  )
}

/** The chosen place as the lists show it. */
function PlacePreview({ placeId }: { placeId: number }) {
  const { data: place, error, isFetching, refetch } = useQuery(placeQuery(placeId))
  if (place !== undefined) return <PlaceCard place={toSummary(place)} />
  if (error === null) return <PlaceCardSkeletons count={1} />
  return <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}

function toSummary({ basic, difficulty, stats, saved, today }: PlaceDetail): PlaceSummary {
  const known = today === undefined ? {} : { today }
  return { ...basic, ...stats, ...known, difficulty, saved, topTag: null, topTagCode: null, distance: null }
}
