import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function FeedSkeleton() {
  return (
    <>
      <p role="status" className="-mb-4 text-center text-sm text-basalt-500">
        <Trans>Loading...</Trans>
      </p>
      <div>
        <Skeleton className="my-2.5 h-6 w-40" />
        <div className="grid grid-cols-3 gap-2.5">
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className="space-y-2">
              <Skeleton className="aspect-square rounded-lg" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="my-2.5 h-6 w-28" />
        <div className="grid grid-cols-2 gap-2.5">
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index} className="overflow-hidden p-0">
              <Skeleton className="aspect-4/3 rounded-none" />
              <div className="space-y-2 p-3">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3" />
                <Skeleton className="h-3 w-4/5" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}
