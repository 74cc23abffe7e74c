import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import { adminPaths } from '../admin-paths.ts'

export interface NavGroup {
  name: string
  items: { to: string; label: string; icon: ReactNode }[]
}

export function SideNav({ groups, onGo }: { groups: readonly NavGroup[]; onGo: () => void }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`운영 메뉴`} className="space-y-5 px-3 py-3">
      {groups.map((group) => (
        <NavSection key={group.name} {...group} onGo={onGo} />
      ))}
    </nav>
  )
}

function NavSection({ name, items, onGo }: NavGroup & { onGo: () => void }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-xs font-semibold text-basalt-500">
        {name}
      </p>
      <ul aria-labelledby={id}>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === adminPaths.dashboard()}
              onClick={onGo}
              className="flex min-h-11 items-center lg:min-h-10 gap-3 rounded-sm px-3 text-basalt-700 -outline-offset-2 hover:bg-basalt-100 aria-[current=page]:bg-tangerine-50 aria-[current=page]:font-bold aria-[current=page]:text-tangerine-700"
            >
              <span aria-hidden="true" className="flex shrink-0">
                {icon}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
