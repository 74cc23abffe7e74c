import { Card } from './card.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

/** Stands in for a list of cards of a few lines each. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="space-y-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
