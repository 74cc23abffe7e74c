import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A grey shape where content will be; size it by classes (`h-4 w-2/3`). Unseen for the first 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-skeleton rounded-sm bg-basalt-200', className)} />
}

export interface SkeletonGroupProps {
  className?: string
  /** The word is above the shapes, for all to read. */
  hasText?: boolean
  children: ReactNode
}

/** Wraps the skeletons of a list or screen, so that waiting is said once. */
export function SkeletonGroup({ className, hasText = false, children }: SkeletonGroupProps) {
  const { t } = useLingui()
  const text = t`불러오는 중`
  return (
    <div role="status" aria-label={hasText ? undefined : text} className={className}>
      {hasText && <p className="text-center text-sm text-basalt-500">{text}</p>}
      {children}
    </div>
  )
}
