import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface FixedRowProps {
  id: string
  children: ReactNode
  /** Once cards can be dragged. */
  drag?: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLDivElement> }
}

/** The head or the end of a day: stays where it is. */
export function FixedRow({ children, drag }: FixedRowProps) {
  return <div {...drag}>{children}</div>
}
