import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
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
  /** The value that is chosen; undefined is everything. */
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

interface SearchFormProps {
  label: string
  maxLength: number
  /** What is searched for now; give it as the key too. */
  value: string
  onSearch: (text: string) => void
}

/** Searches when it is sent, not at each letter. */
export function SearchForm({ label, maxLength, value, onSearch }: SearchFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  return (
    <Form onSubmit={() => onSearch(text.trim())} className="w-full max-w-md flex-row! items-end gap-2">
      <TextField
        label={label}
        type="search"
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        leading={<Search size={18} />}
        className="flex-1"
      />
      <Button type="submit" variant="secondary">
        {t`찾기`}
      </Button>
    </Form>
  )
}
