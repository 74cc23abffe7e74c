import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePicking } from '#features/places/picking.ts'
import { normaliseTerm } from '#features/places/search/recent-terms.ts'
import { RecentTermsList } from '#features/places/search/recent-terms-list.tsx'
import { SearchForm } from '#features/places/search/search-form.tsx'
import { SearchResults } from '#features/places/search/search-results.tsx'
import { SuggestionList } from '#features/places/search/suggestion-list.tsx'
import { useRecentTerms } from '#features/places/search/use-recent-terms.ts'
import { useSuggestions } from '#features/places/search/use-suggestions.ts'
import { paths } from '#lib/paths.ts'
import { BackButton } from '#ui/back-button.tsx'

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
    // Whoever comes to search wants to type; whoever comes back to results wants to read them.
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

  /** Away from the field, so that a phone's keyboard goes, and from a button that goes with its term. */
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
        <div className="flex items-center gap-1 py-2 pr-gutter pl-2">
          <BackButton fallback={paths.search({ from: picking?.from })} />
          <SearchForm
            ref={inputRef}
            text={text}
            onTextChange={handleTextChange}
            onSearch={handleSearch}
            suggestions={suggestions}
            onDismiss={() => setDismissed(true)}
          />
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
          <SearchResults q={q} picking={picking} />
        )}
      </div>
    </>
  )
}
