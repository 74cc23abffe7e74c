import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

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

/** Arrow keys move, Enter or Space chooses: a panel may load data, so passing by does not open it. */
export function Tabs<T extends string>({ label, tabs, value, onChange, panelClassName }: TabsProps<T>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: T) => onChange(next)}>
      <BaseTabs.List
        aria-label={label}
        className="scrollbar-none relative flex overflow-x-auto border-b border-basalt-200"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-12 flex-1 items-center justify-center px-3 whitespace-nowrap text-basalt-500 transition-colors -outline-offset-2 hover:text-basalt-900 data-active:font-bold data-active:text-basalt-900"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-basalt-900 transition-transform" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={cx('rounded-sm', panelClassName)}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
