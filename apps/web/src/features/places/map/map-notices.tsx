import { MAP_PLACES_MAX } from '@honjeo/contract/values/limits'
import { Plural, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { errorText } from '#lib/error-text.ts'
import { formatNumber } from '#lib/numbers.ts'
import { Callout } from '#ui/callout.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { MapPoint } from './cluster-index.ts'

/** How the search for an area's places went, where the marks alone do not tell. */
export function MapNotices({ query }: { query: UseQueryResult<{ points: MapPoint[]; isTruncated: boolean }> }) {
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
