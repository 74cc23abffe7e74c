import { queryClient } from '#lib/query-client.ts'

/** What no deed changes; and members, each look at whom stands in the audit log. */
const KEPT: ReadonlySet<unknown> = new Set(['me', 'templates', 'member'])

/** A deed of the staff may show anywhere in the console: what is on the screen is asked for anew, the rest when it is next. */
export const refreshConsole = () =>
  queryClient.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => !KEPT.has(queryKey[1]) })
