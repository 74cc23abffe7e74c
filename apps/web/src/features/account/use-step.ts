import { type NavigateOptions, useSearchParams } from 'react-router'

/**
 * The step of a wizard, kept in the address so that the device's back button goes one step back. Never past `last`,
 * the furthest step that what is filled in so far opens.
 */
export function useStep(last: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('step'))
  const step = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1
  const goTo = (next: number, options?: NavigateOptions) => setSearch({ step: String(next) }, options)
  return { step, goTo }
}
