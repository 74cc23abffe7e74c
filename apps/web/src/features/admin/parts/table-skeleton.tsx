import { Card } from '#ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

const ROWS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-2/5', 'w-1/2']

export function TableSkeleton() {
  return (
    <Card className="p-0!">
      <SkeletonGroup className="divide-y divide-basalt-200">
        {ROWS.map((width, index) => (
          <div key={index} className="px-4 py-4">
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  )
}
