import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function PostSkeleton() {
  return (
    <SkeletonGroup className="space-y-3">
      <Skeleton className="h-5 w-16 rounded-xl!" />
      <Skeleton className="h-7 w-4/5" />
      <div className="flex items-center gap-2.5 pb-3">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-4 w-28" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </SkeletonGroup>
  )
}
