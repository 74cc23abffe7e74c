import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePicking } from '#features/places/picking.ts'
import { normaliseTerm } from '#features/places/search/recent-terms.ts'
import { RecentTermsList } from '#features/places/search/recent-terms-list.tsx'
import { SearchForm } from '#features/places/search/search-form.tsx'
import { SearchResults } from '#features/places/search/search-results.tsx'
import { useRecentTerms } from '#features/places/search/use-recent-terms.ts'
import { paths } from '#lib/paths.ts'
import { BackButton } from '#ui/back-button.tsx'

export function Component() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const q = normaliseTerm(params.get('q') ?? '')
  const [text, setText] = useState(q)
  const inputRef = useRef<HTMLInputElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const recent = useRecentTerms()
  const picking = usePicking()

  useEffect(() => {
    // Whoever comes to search wants to type; whoever comes back to results wants to read them.
    if (inputRef.current?.value === '') inputRef.current.focus()
  }, [])

  function show(term: string) {
    setParams(
      (current) => {
        if (term === '') current.delete('q')
        else current.set('q', term)
        return current
      },
      { replace: true },
    )
  }

  function handleSearch(term: string) {
    setText(term)
    recent.add(term)
    show(term)
    focusContent()
  }

  /** Away from the field, so that a phone's keyboard goes, and from a button that goes with its term. */
  function focusContent() {
    contentRef.current?.focus({ preventScroll: true })
  }

  function handleTextChange(next: string) {
    setText(next)
    if (next === '' && q !== '') show('')
  }

  return (
    <>
      <header className="pt-safe-0 sticky top-0 z-20 bg-sand/95 backdrop-blur-sm">
        <h1 className="sr-only">{picking === null ? t`장소 검색` : t`장소 고르기`}</h1>
        <div className="flex items-center gap-1 py-2 pr-gutter pl-2">
          <BackButton fallback={paths.search({ from: picking?.from })} />
          <SearchForm ref={inputRef} text={text} onTextChange={handleTextChange} onSearch={handleSearch} />
        </div>
      </header>
      <div ref={contentRef} tabIndex={-1} className="flex flex-1 flex-col px-gutter pt-2 pb-8 outline-none">
        {q === '' ? (
          <RecentTermsList
            terms={recent.terms}
            onSearch={handleSearch}
            onRemove={(term) => {
              recent.remove(term)
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
