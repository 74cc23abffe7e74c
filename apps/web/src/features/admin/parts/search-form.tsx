import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'

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
