import { type ReactNode, useId } from 'react'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'

interface PanelProps {
  title: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card with a heading of its own. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(cardClass, 'min-w-0 p-5!', className)}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
