import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './api-error.ts'

const RETRIES = 3
const RETRY_DELAY_MAX_MS = 30_000

const shouldRetry = (failures: number, error: Error) => failures < RETRIES && !isRefusal(error)

export const queryClient = new QueryClient({
  defaultOptions: {
    // A call that cannot leave the device fails with its sentence; paused, it would leave people waiting without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      retry: shouldRetry,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, RETRY_DELAY_MAX_MS),
      gcTime: 5 * 60_000,
    },
  },
})

/** What every infinite query over one of our cursor lists shares. */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
}
