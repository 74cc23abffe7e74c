import { PLAN_ALTERNATIVES } from '@honjeo/contract/values/limits'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

/** As many as may come, so that the sheet keeps its height. */
export function AlternativeSkeletons() {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: PLAN_ALTERNATIVES }, (_, index) => (
        <div key={index} className={cx(cardClass, 'flex gap-3.5 border border-basalt-200 p-3')}>
          <Skeleton className="size-18 rounded-md" />
          <div className="min-w-0 flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-3 w-3/4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
