import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '#lib/text/numbers.ts'
import { Card } from '#ui/list/card.tsx'
import { ListItem } from '#ui/list/list-item.tsx'

interface MenuEntry {
  icon: LucideIcon
  title: string
  /** The path it leads to, or … */
  to?: string
  /** … what it does. */
  onPress?: () => void
  /** What the red dot means; without it there is none. */
  news?: string | undefined
  /** The number of things behind it, where that is known. */
  count?: number | undefined
}

interface MenuSectionProps {
  title: string
  /** What belongs together is on one card. */
  groups: readonly (readonly MenuEntry[])[]
}

export function MenuSection({ title, groups }: MenuSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <div className="space-y-3">
        {groups.map((entries) => (
          <Card key={entries[0]?.title} className="overflow-hidden p-0!">
            <ul className="divide-y divide-basalt-200">
              {entries.map(({ icon: Icon, title: name, news, count = 0, ...target }) => (
                <ListItem
                  key={name}
                  {...target}
                  leading={<Icon aria-hidden="true" size={20} />}
                  title={name}
                  trailing={news !== undefined ? <NewsDot meaning={news} /> : count > 0 && formatCount(count)}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  )
}

function NewsDot({ meaning }: { meaning: string }) {
  return (
    <>
      <span aria-hidden="true" className="block size-2 rounded-full bg-danger-fill" />
      <span className="sr-only">{meaning}</span>
    </>
  )
}
