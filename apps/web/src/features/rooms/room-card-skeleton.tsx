import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

/** Stands in for a list of room cards. */
export function RoomCardSkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="flex gap-3.5 p-3.5">
          <Skeleton className="size-19 rounded-md" />
          <div className="flex-1 space-y-2.5 py-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
