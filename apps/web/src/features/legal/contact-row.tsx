import type { LucideIcon } from 'lucide-react'

interface ContactRowProps {
  icon: LucideIcon
  name: string
  value: string
  href?: string | undefined
}

export function ContactRow({ icon: Icon, name, value, href }: ContactRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
      <div className="min-w-0">
        <p className="text-sm text-basalt-500">{name}</p>
        {href === undefined ? (
          <p>{value}</p>
        ) : (
          <a
            href={href}
            className="touch-target relative rounded-sm font-semibold text-sea-700 underline underline-offset-2"
          >
            {value}
          </a>
        )}
      </div>
    </li>
  )
}
