import { useEffect } from 'react'
import { Navigate, type To } from 'react-router'
import { toast } from './toast.ts'

export interface FailedLoadProps {
  /** Where there is something to see instead. */
  to: To
  message: string
}

/** In place of a screen that has nothing to show: says so, and leads on. */
export function FailedLoad({ to, message }: FailedLoadProps) {
  useEffect(() => {
    toast.error(message, { id: 'failed-load' })
  }, [message])
  return <Navigate to={to} replace />
}
