import type { LucideIcon } from 'lucide-react'

interface ContactRowProps {
  icon: LucideIcon
  name: string
  value: string
  href?: string | undefined
  /** Called when the value is pressed; only without `href`. */
  onPress?: (() => void) | undefined
}

const PRESSABLE = 'touch-target relative rounded-sm font-semibold text-sea-700 underline underline-offset-2'

export function ContactRow({ icon: Icon, name, value, href, onPress }: ContactRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
      <div className="min-w-0">
        <p className="text-sm text-basalt-500">{name}</p>
        {href !== undefined ? (
          <a href={href} className={PRESSABLE}>
            {value}
          </a>
        ) : onPress !== undefined ? (
          <button type="button" aria-haspopup="dialog" className={`${PRESSABLE} text-left break-all`} onClick={onPress}>
            {value}
          </button>
        ) : (
          <p>{value}</p>
        )}
      </div>
    </li>
  )
}
