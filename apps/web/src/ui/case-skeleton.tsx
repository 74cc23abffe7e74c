import { Card } from './card.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

/** Stands in for a report or an inquiry: its badges, what it is about, its facts. */
export function CaseSkeleton() {
  return (
    <SkeletonGroup hasText className="space-y-4">
      <Skeleton className="h-6 w-40 rounded-full" />
      <Card className="space-y-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </Card>
      <Card className="space-y-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={index % 2 === 0 ? 'h-3 w-20' : 'h-4 w-2/3'} />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
