import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Fix } from '#lib/geolocation.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The map as soon as its code has come; the words beside it do not wait for it. */
export function SharedMapSlot({ fix, name }: { fix: Fix; name: string }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared-location', 'map-code'],
    // Within an object, as a component alone would be taken for a function that makes the value.
    queryFn: async () => ({ SharedMapView: (await import('./shared-map-view.tsx')).SharedMapView }),
    staleTime: Infinity,
    retry: 1,
  })
  return (
    <div className="relative isolate h-[44dvh] min-h-60 overflow-hidden rounded-lg">
      {data !== undefined ? (
        <data.SharedMapView fix={fix} name={name} />
      ) : error === null ? (
        <Skeleton className="absolute inset-0" />
      ) : (
        <div className="absolute inset-0 grid place-items-center p-3">
          <ErrorState
            isInline
            message={t`지도를 불러오지 못했어요. 위치는 아래에 글로 있어요.`}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </div>
  )
}
