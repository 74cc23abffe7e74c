import { paths } from '#lib/paths.ts'
import { BackButton } from '#ui/back-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function PlaceDetailSkeleton() {
  return (
    <>
      <div className="pt-safe-2 absolute z-20 px-2">
        <BackButton variant="floating" fallback={paths.search()} />
      </div>
      <SkeletonGroup>
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className="relative -mt-6 space-y-3 rounded-t-xl bg-sand px-gutter pt-6">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-8 h-10 w-full" />
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      </SkeletonGroup>
    </>
  )
}
