import type { ApiErrorCode } from './api-error.ts'

const SUSPENDED: ApiErrorCode = 'AUTH4030'

let handleSuspension = (): void => {}

/** Says where to go when the account turns out to be suspended, whoever was told so: a call, an upload or the live connection. */
export function onSuspended(handler: () => void): void {
  handleSuspension = handler
}

/** Whether a refusal was about the account and not about what was asked; then the app has been told. */
export function noticeSuspension(code: ApiErrorCode): boolean {
  if (code !== SUSPENDED) return false
  handleSuspension()
  return true
}
