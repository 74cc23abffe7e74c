import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'
import { staffMeQuery } from './me.api.ts'

interface StaffGateProps {
  /** What everybody else sees, as if there were no console. */
  otherwise: ReactNode
  children: ReactNode
}

/** Lets those through whom the server knows as staff. */
export function StaffGate({ otherwise, children }: StaffGateProps) {
  const { data, error, isFetching, refetch } = useQuery(staffMeQuery())
  if (error instanceof ApiError && error.code === 'ADMIN4030') return otherwise
  if (data !== undefined) return children
  return (
    <main className="flex min-h-dvh flex-col justify-center bg-sand">
      {error === null ? (
        <ScreenSpinner />
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </main>
  )
}
