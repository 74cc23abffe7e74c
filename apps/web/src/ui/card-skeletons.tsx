import { Card } from './card.tsx'
import { cx } from './cx.ts'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

export interface CardSkeletonsProps {
  count: number
  /** Classes of the group, of a card, of its picture, of the lines together and of each: as the real card has them. */
  className?: string
  card: string
  picture: string
  lines: string
  each: readonly string[]
}

/** Stands in for a list of cards with a picture and some lines beside it. */
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
