import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { RouteViewProps } from './route-view.tsx'
import { useRouteView } from './use-route-view.ts'

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
