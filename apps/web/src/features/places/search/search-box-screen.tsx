import { useLingui } from '@lingui/react/macro'
import { Clock, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router'
import { HelpLink } from '#features/safety/near/help-link.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import { BackButton } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { usePicking } from '../picking.ts'
import { normaliseTerm, useRecentTerms } from './recent-terms.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** What was being typed when a suggestion was followed; coming back finds it in the field. */
interface TypedState {
  typed: string
}

function readTyped({ state }: Location<unknown>): string | undefined {
  const isTyped = typeof state === 'object' && state !== null && 'typed' in state && typeof state.typed === 'string'
  return isTyped ? (state as TypedState).typed : undefined
}

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const q = normaliseTerm(params.get('q') ?? '')
  const [text, setText] = useState(readTyped(location) ?? q)
  const [isDismissed, setDismissed] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const recent = useRecentTerms()
  const picking = usePicking()

  const typed = normaliseTerm(text)
  const term = typed === q || isDismissed ? '' : typed
  const suggestions = useSuggestions({
    term,
    onSearch: handleSearch,
    onChoose: picking === null ? (place) => void openPlace(place.contentId) : picking.pick,
  })

  useEffect(() => {
    // Coming to search one wants to type; coming back to results one wants to read them.
    if (inputRef.current?.value === '') inputRef.current.focus()
  }, [])

  function show(next: string) {
    setParams(
      (current) => {
        if (next === '') current.delete('q')
        else current.set('q', next)
        return current
      },
      { replace: true },
    )
  }

  function handleSearch(next: string) {
    setText(next)
    setDismissed(true)
    recent.add(next)
    show(next)
    focusContent()
  }

  /** Takes the focus away from the field, so that a phone's keyboard goes, and from a button that goes with its term. */
  function focusContent() {
    contentRef.current?.focus({ preventScroll: true })
  }

  async function openPlace(contentId: number) {
    await navigate(location, { replace: true, state: { typed: text } satisfies TypedState })
    await navigate(paths.place(contentId))
  }

  function handleTextChange(next: string) {
    setText(next)
    setDismissed(false)
    suggestions.rest()
    if (next === '' && q !== '') show('')
  }

  return (
    <>
      <header className="pt-safe-0 sticky top-(--running-height) z-20 bg-sand/95 backdrop-blur-sm">
        <h1 className="sr-only">{picking === null ? t`장소 검색` : t`장소 고르기`}</h1>
        <div className="flex flex-wrap items-center gap-1 px-2 py-2">
          <BackButton fallback={paths.search({ from: picking?.from })} />
          <SearchForm
            ref={inputRef}
            text={text}
            onTextChange={handleTextChange}
            onSearch={handleSearch}
            suggestions={suggestions}
            onDismiss={() => setDismissed(true)}
          />
          <HeaderEnd />
        </div>
      </header>
      <div ref={contentRef} tabIndex={-1} className="flex flex-1 flex-col px-gutter pt-2 pb-8 outline-none">
        {suggestions.isOpen ? (
          <SuggestionList suggestions={suggestions} term={term} />
        ) : q === '' ? (
          <RecentTermsList
            terms={recent.terms}
            onSearch={handleSearch}
            onRemove={(each) => {
              recent.remove(each)
              focusContent()
            }}
            onClear={() => {
              recent.clear()
              focusContent()
            }}
          />
        ) : (
          <>
            {picking === null && <HelpLink q={q} />}
            <SearchResults q={q} picking={picking} />
          </>
        )}
      </div>
    </>
  )
}

interface RecentTermsListProps {
  terms: readonly string[]
  onSearch: (term: string) => void
  onRemove: (term: string) => void
  onClear: () => void
}

function RecentTermsList({ terms, onSearch, onRemove, onClear }: RecentTermsListProps) {
  const { t } = useLingui()
  if (terms.length === 0) {
    return (
      <EmptyState
        scene="oreum"
        title={t`어디가 궁금하세요?`}
        description={t`장소 이름이나 동네 이름으로 찾아보세요.`}
      />
    )
  }
  return (
    <section>
      <SectionHeader
        title={t`최근 검색어`}
        action={
          <Button variant="ghost" size="sm" className="-mr-3.5 text-basalt-500" onClick={onClear}>
            {t`전체 삭제`}
          </Button>
        }
      />
      <ul className="-mr-2.5">
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <button
              type="button"
              onClick={() => onSearch(term)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-sm py-2 text-left -outline-offset-2 hover:bg-basalt-100"
            >
              <Clock aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />
              <span className="min-w-0">{term}</span>
            </button>
            <IconButton
              label={t`${term} 지우기`}
              icon={<X size={18} className="text-basalt-500" />}
              onClick={() => onRemove(term)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
