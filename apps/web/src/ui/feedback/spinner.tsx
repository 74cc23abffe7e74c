import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx.ts'
import { sideOf } from '../media/create-icon.ts'

export interface SpinnerProps {
  /** The width, in px. */
  size?: number
  className?: string
}

export function Spinner({ size = 24, className }: SpinnerProps) {
  const { t } = useLingui()
  return (
    <svg
      role="img"
      aria-label={t({ message: '처리 중', context: 'spinner' })}
      width={sideOf(size)}
      height={sideOf(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className={cx('icon shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
