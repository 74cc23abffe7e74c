import { cx } from '../cx.ts'

export interface ProgressBarProps {
  /** What is measured, for screen readers. */
  label: string
  /** The progress, 0–100. */
  value: number
  /** Shows label and percentage above the bar. */
  showsText?: boolean
  tone?: 'tangerine' | 'sea'
  className?: string
}

export function ProgressBar({ label, value, showsText, tone = 'tangerine', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={className}>
      {showsText && (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-3">
          <span className="min-w-0">{label}</span>
          <span className="shrink-0 font-bold tabular-nums">{percent}%</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-basalt-200"
      >
        <div
          className={cx(
            'h-full origin-left rounded-full transition-transform duration-200',
            tone === 'tangerine' ? 'bg-tangerine-500' : 'bg-sea-600',
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  )
}
