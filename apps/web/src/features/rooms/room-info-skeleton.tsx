import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function RoomInfoSkeleton() {
  return (
    <SkeletonGroup hasText className="space-y-3">
      <Skeleton className="h-6 w-16 rounded-full!" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
