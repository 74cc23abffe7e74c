import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

/** Stands in for a list of posts. */
export function PostCardSkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="space-y-2.5">
          <Skeleton className="h-5 w-16 rounded-xl!" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/5" />
          <div className="flex items-center gap-2 pt-1">
            <Skeleton className="size-6 rounded-full!" />
            <Skeleton className="h-3 w-24" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
