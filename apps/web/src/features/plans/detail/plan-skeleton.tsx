import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function PlanSkeleton() {
  return (
    <SkeletonGroup className="space-y-4 px-gutter pt-2">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="aspect-[9/5] rounded-lg" />
      <div className="flex gap-2">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-9 w-24 rounded-full" />
        ))}
      </div>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="h-24 flex-1 rounded-lg" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
