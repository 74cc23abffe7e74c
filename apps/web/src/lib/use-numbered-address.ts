import { useSearchParams } from 'react-router'

/** Far beyond any list, and within what the server takes. */
const PAGE = /^[1-9]\d{0,4}$/

/** Which page of a numbered list is shown, and of which status, as the screen's address says. */
export function useNumberedAddress<S extends string>(statuses: readonly S[]) {
  const [params, setParams] = useSearchParams()
  const text = params.get('page') ?? ''
  const page = PAGE.test(text) ? Number(text) : 1
  const status = statuses.find((each) => each === params.get('status'))

  function toPage(next: number) {
    const search = new URLSearchParams(params)
    search.set('page', String(next))
    return { search: search.toString() }
  }
  /** Replaces the address, so that back leaves the list instead of walking through its filters. */
  const narrow = (next: S | undefined) =>
    setParams(next === undefined ? {} : { status: next }, { replace: true, preventScrollReset: true })

  return { page, status, toPage, narrow }
}
