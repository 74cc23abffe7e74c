import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SelectField } from './select-field.tsx'

/** What narrows a list, above it. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`목록 좁히기`} className="mb-4 flex flex-wrap items-end gap-3">
      {children}
    </div>
  )
}

interface FilterSelectProps<T extends string> {
  label: string
  names: Readonly<Record<T, string>>
  /** Undefined is everything. */
  value: T | undefined
  onChange: (value: T | undefined) => void
}

export function FilterSelect<T extends string>({ label, names, value, onChange }: FilterSelectProps<T>) {
  const { t } = useLingui()
  const options = (Object.keys(names) as T[]).map((each) => ({ value: each, label: names[each] }))
  return (
    <SelectField<T | ''>
      label={label}
      options={[{ value: '', label: t`전체` }, ...options]}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      className="w-40 max-w-full"
    />
  )
}
