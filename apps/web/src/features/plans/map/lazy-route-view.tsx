import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { RouteViewProps } from './route-view.tsx'

/** The map as soon as its code has come. */
export function LazyRouteView(props: RouteViewProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteView()
  if (data !== undefined) return <data.RouteView {...props} />
  if (error === null) return <Skeleton className="absolute inset-0" />
  return (
    <div className="absolute inset-0 grid place-items-center p-3">
      <ErrorState
        isInline
        message={t`지도를 불러오지 못했어요. 일정은 아래에서 볼 수 있어요.`}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  )
}

const RETRIES = 1

/** The map's code, which is as large as the rest of the screen: the cards do not wait for it, nor fall with it. */
function useRouteView() {
  return useQuery({
    queryKey: ['plans', 'map-code'],
    // The component is within an object, as alone it would be taken for a function that makes the value.
    queryFn: async () => ({ RouteView: (await import('./route-view.tsx')).RouteView }),
    staleTime: Infinity,
    retry: RETRIES,
  })
}
