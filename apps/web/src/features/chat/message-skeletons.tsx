import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

const WIDTHS = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3']

/** A conversation that is still to be loaded. */
export function MessageSkeletons() {
  return (
    <SkeletonGroup className="flex flex-1 flex-col justify-end gap-4 p-4">
      {WIDTHS.map((width, index) => {
        const isMine = index % 3 === 2
        return (
          <div key={width} className={cx('flex gap-2.5', isMine && 'justify-end')}>
            {!isMine && <Skeleton className="size-10 shrink-0 rounded-full!" />}
            <Skeleton className={cx('h-10 rounded-lg', width)} />
          </div>
        )
      })}
    </SkeletonGroup>
  )
}
