import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'

export interface Tab<T extends string> {
  value: T
  label: ReactNode
  /** Content; made only while its tab is chosen. */
  panel: ReactNode
}

export interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** Classes of the panels. */
  panelClassName?: string
}

/**
 * The pattern of the ARIA practices, activated by hand: arrow keys move, Enter or Space chooses, for a panel may load data and
 * passing by does not open it.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, panelClassName }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<T | null>(null)
  const chosen = tabs.find((tab) => tab.value === value)

  function handleKeyDown(event: KeyboardEvent) {
    const next = indexAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.value === (focused ?? value)),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={handleKeyDown}
        onBlur={() => setFocused(null)}
        className="scrollbar-none flex overflow-x-auto border-b border-basalt-200"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === (focused ?? value) ? 0 : -1}
            onFocus={() => setFocused(tab.value)}
            onClick={() => onChange(tab.value)}
            className="flex min-h-12 flex-1 items-center justify-center border-b-2 border-transparent px-3 pt-0.5 whitespace-nowrap text-basalt-500 transition-colors -outline-offset-2 hover:text-basalt-900 aria-selected:border-basalt-900 aria-selected:font-bold aria-selected:text-basalt-900"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.value}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel is a stop of its own, as its pattern says
          tabIndex={0}
          className={cx('rounded-sm', panelClassName)}
        >
          {chosen.panel}
        </div>
      )}
    </>
  )
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
