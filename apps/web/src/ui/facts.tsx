import type { ReactNode } from 'react'

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
