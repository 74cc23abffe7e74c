import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { sendEmailCode } from './account.api.ts'
import { readVerification, updateVerification } from './verification-store.ts'

/** Sends a code to an address; how long it is valid, and when the next may be asked for, goes into the store. */
export function useSendCode(purpose: EmailCodePurpose) {
  /** The address may have been changed while the answer was on its way. */
  const isStill = (email: string) => readVerification(purpose).email.trim() === email
  const after = (seconds: number) => Date.now() + seconds * 1000

  return useMutation({
    mutationFn: (email: string) => sendEmailCode({ email, purpose }),
    onSuccess: ({ expiresInSeconds, resendAfterSeconds, requestId, codeLength }, email) => {
      if (!isStill(email)) return
      const [expiresAt, resendAt] = [after(expiresInSeconds), after(resendAfterSeconds)]
      updateVerification(purpose, { expiresAt, resendAt, requestId, codeLength })
    },
    onError: (error, email) => {
      if (!(error instanceof ApiError) || error.retryAfter === undefined || !isStill(email)) return
      updateVerification(purpose, { resendAt: after(error.retryAfter) })
    },
  })
}
