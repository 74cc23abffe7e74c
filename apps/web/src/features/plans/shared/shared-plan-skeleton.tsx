import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function SharedPlanSkeleton() {
  return (
    <SkeletonGroup className="space-y-6 px-gutter pt-2">
      <div className="space-y-3">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <Skeleton className="aspect-[9/5] rounded-lg" />
      <Skeleton className="h-5 w-1/3" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </SkeletonGroup>
  )
}
