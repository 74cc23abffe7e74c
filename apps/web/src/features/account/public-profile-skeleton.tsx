import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function PublicProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="flex flex-col items-center gap-3 p-6">
        <Skeleton className="size-22 rounded-full!" />
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-3 h-11 w-full" />
      </Card>
    </SkeletonGroup>
  )
}
