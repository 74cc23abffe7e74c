import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A grey shape where content will be; size it by classes (`h-4 w-2/3`). Unseen for the first 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-skeleton rounded-sm bg-basalt-200', className)} />
}

/** Wraps the skeletons of a list or screen, so that waiting is said once. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`불러오는 중`} className={className}>
      {children}
    </div>
  )
}
