import { type ReactNode, useRef } from 'react'
import { useSkippedRows } from './skipped-rows.ts'

/** A list of cards, each a `li`; hundreds of them scroll as a few do. `label` names it for screen readers. */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null)
  useSkippedRows(ref)
  return (
    <ul ref={ref} aria-label={label} className="space-y-3">
      {children}
    </ul>
  )
}
