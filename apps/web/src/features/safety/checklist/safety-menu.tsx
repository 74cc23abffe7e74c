import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardLink } from '#ui/card-link.tsx'

export interface SafetyMenuRow {
  to: string
  label: MessageDescriptor
  icon: ReactNode
}

/** What else looks after people who travel alone. */
export function SafetyMenu({ rows }: { rows: readonly SafetyMenuRow[] }) {
  const { i18n, t } = useLingui()
  return (
    <nav aria-label={t`안전 도구`}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
        {rows.map(({ to, label, icon }) => (
          <li key={to} className="flex">
            <CardLink
              to={to}
              className="flex min-h-18 w-full flex-col items-center justify-center gap-1.5 p-2 text-center text-sm font-bold"
            >
              <span aria-hidden="true">{icon}</span>
              <span className="max-w-full">{i18n._(label)}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
