import { SEARCH_QUERY_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { Form, isComposing } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { normaliseTerm } from './recent-terms.ts'
import type { Suggestions } from './use-suggestions.ts'

export interface SearchFormProps {
  text: string
  onTextChange: (text: string) => void
  onSearch: (term: string) => void
  /** The suggestions below the form; their keys arrive here. */
  suggestions: Suggestions
  onDismiss: () => void
  /** The field, so that the screen can put the caret into it. */
  ref: Ref<HTMLInputElement>
}

export function SearchForm({ text, onTextChange, onSearch, suggestions, onDismiss, ref }: SearchFormProps) {
  const { t } = useLingui()
  const formRef = useRef<HTMLFormElement>(null)
  const { isOpen, activeIndex, listId, optionId, choose, move } = suggestions

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: onDismiss,
    Enter: activeIndex === null ? undefined : () => choose(activeIndex),
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const act = isOpen ? keys[event.key] : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  function handleSubmit() {
    const term = normaliseTerm(text)
    if (term !== '') onSearch(term)
  }

  return (
    <search className="min-w-[min(100%-48px,11rem)] flex-1">
      <Form ref={formRef} onSubmit={handleSubmit}>
        <TextField
          ref={ref}
          label={t`검색어`}
          isLabelHidden
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && activeIndex !== null ? optionId(activeIndex) : undefined}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`검색어 입력`}
          maxLength={SEARCH_QUERY_MAX}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={handleKeyDown}
          trailing={
            <IconButton label={t`검색`} icon={<Search size={20} />} onClick={() => formRef.current?.requestSubmit()} />
          }
        />
      </Form>
    </search>
  )
}
