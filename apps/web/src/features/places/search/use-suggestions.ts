import type { PlaceSuggestion } from '@honjeo/contract/places'
import { SUGGEST_DEBOUNCE_MS } from '@honjeo/contract/values/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { suggestionsQuery } from '../places.api.ts'

const NONE: PlaceSuggestion[] = []

export interface SuggestionsOptions {
  /** What is being typed; empty while nothing is to be suggested. */
  term: string
  onChoose: (place: PlaceSuggestion) => void
  onSearch: (term: string) => void
}

/** Places that may be meant, and behind them the search for the words as they are; one of them may be active, chosen by arrow keys. */
export function useSuggestions({ term, onChoose, onSearch }: SuggestionsOptions) {
  const id = useId()
  const settled = useDebounced(term, SUGGEST_DEBOUNCE_MS)
  // The list stays until the next has come, so that it does not blink at every key.
  const { data } = useQuery({ ...suggestionsQuery(term === '' ? '' : settled), placeholderData: keepPreviousData })
  const places = (term === '' ? undefined : data) ?? NONE
  const [active, setActive] = useState<{ in: PlaceSuggestion[]; index: number } | null>(null)
  const count = places.length + 1
  const activeIndex = active?.in === places ? active.index : null

  function choose(index: number) {
    const place = places[index]
    if (place === undefined) onSearch(term)
    else onChoose(place)
  }

  return {
    isOpen: term !== '',
    listId: id,
    optionId: (index: number) => `${id}-${index}`,
    places,
    activeIndex,
    choose,
    /** Moves one further down or up, round and round; from the field itself to the first or the last. */
    move: (step: 1 | -1) => {
      const from = activeIndex ?? (step === 1 ? -1 : count)
      setActive({ in: places, index: (from + step + count) % count })
    },
    rest: () => setActive(null),
  }
}

export type Suggestions = ReturnType<typeof useSuggestions>

/** The value once it has stayed the same for so long. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
