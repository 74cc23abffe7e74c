import { Card } from './card.tsx'
import { cx } from '../cx.ts'
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx'

export interface CardSkeletonsProps {
  count: number
  /** Classes of the group, of a card, of its picture, of the lines together and of each: as the real card has them. */
  className?: string
  card: string
  picture: string
  lines: string
  each: readonly string[]
}

/** Takes the place of a list of cards with a picture and some lines beside it. */
export function CardSkeletons({ count, className, card, picture, lines, each }: CardSkeletonsProps) {
  return (
    <SkeletonGroup className={cx('space-y-3', className)}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={cx('flex gap-3.5', card)}>
          <Skeleton className={cx('rounded-md', picture)} />
          <div className={cx('flex-1', lines)}>
            {each.map((line) => (
              <Skeleton key={line} className={line} />
            ))}
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}

/** Takes the place of a list of cards of a few lines each. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="space-y-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
