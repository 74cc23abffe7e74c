import { type To, useNavigate, useSearchParams } from 'react-router'
import { currentEntry } from '#lib/navigation/go-back.ts'

const PARAM = 'entry'

/**
 * Returns where in the visit the form was first opened: picking a place leads through the search to the form again, and its
 * address carries the number along.
 */
export function useFormEntry(): number {
  const [params] = useSearchParams()
  const here = currentEntry()
  const named = Number(params.get(PARAM) ?? here)
  return Number.isInteger(named) && named <= here ? named : 0
}

/** Goes back to the page the form was opened from, past the search; to `fallback` where nothing is behind. */
export function useLeaveForm(fallback: To): () => void {
  const navigate = useNavigate()
  const entry = useFormEntry()
  return () => {
    if (entry > 0) void navigate(entry - 1 - currentEntry())
    else void navigate(fallback, { replace: true })
  }
}
