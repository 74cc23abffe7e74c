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

/** What is known of one thing, each fact under its name; holds `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="space-y-4">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-basalt-500">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
