import type { ReactNode } from 'react'

export interface SectionHeaderProps {
  title: ReactNode
  /** A TextLink (더보기) or a small button. */
  action?: ReactNode
  level?: 2 | 3
}

export function SectionHeader({ title, action, level = 2 }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <Heading className="min-w-0 text-xl font-bold">{title}</Heading>
      {action !== undefined && <div className="shrink-0">{action}</div>}
    </div>
  )
}
