import { useEffect, useState } from 'react'
import { type Fix, type PositionProblem, PositionError, isPositionGranted, readFix } from '#lib/geolocation.ts'
import { readKeptFix } from '#lib/kept-fix.ts'

/** Longer ago, where one was may lead those astray who come to help. */
const KEPT_MS = 60 * 60 * 1000
const SEARCH_MS = 8000

/** `unasked`: the traveller has to be asked first, which takes a tap. */
type Search = 'unasked' | 'searching' | 'found' | PositionProblem

export interface HelpFix {
  fix: Fix | null
  search: Search
  /** In a tap: may ask for leave to read the position. */
  look: () => void
}

function recentKeptFix(): Fix | null {
  const now = Date.now()
  const fix = readKeptFix(now)
  return fix !== null && now - fix.takenAt <= KEPT_MS ? fix : null
}

/**
 * The position that goes into a call for help: the last one at once, a new one as soon as there is one. Nothing waits for it,
 * and nobody is asked without a tap.
 */
export function useHelpFix(): HelpFix {
  const [fix, setFix] = useState(recentKeptFix)
  const [search, setSearch] = useState<Search>('unasked')

  async function look() {
    setSearch('searching')
    try {
      setFix(await readFix({ isPrecise: true, timeoutMs: SEARCH_MS }))
      setSearch('found')
    } catch (error) {
      setSearch(error instanceof PositionError ? error.problem : 'unavailable')
    }
  }

  useEffect(() => {
    void isPositionGranted().then((isGranted) => (isGranted ? look() : undefined))
  }, [])
  return { fix, search, look: () => void look() }
}
