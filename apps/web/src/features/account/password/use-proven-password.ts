import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import * as failures from '@honjeo/contract/values/error-numbers'
import { updateVerification, useVerification } from '../verification/verification-store.ts'
import { useNewPassword } from './new-password-fields.tsx'

interface ProvenPasswordOptions {
  purpose: EmailCodePurpose
  initial?: string
  send: (password: string) => Promise<unknown>
  onAccepted: (password: string) => void | Promise<void>
}

/** A new password that goes to the server with the proof of an address. A proof that no longer holds is forgotten. */
export function useProvenPassword({ purpose, initial, send, onAccepted }: ProvenPasswordOptions) {
  const { email } = useVerification(purpose)
  const draft = useNewPassword(email, initial)

  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: (_answer, password: string) => onAccepted(password),
    onError: (error) => {
      if (refusalOf(error) !== undefined) return
      toast.error(errorText(error))
      if (error instanceof ApiError && error.code === failures.EMAIL_PROOF_EXPIRED)
        updateVerification(purpose, { token: null })
    },
  })

  return {
    email,
    draft,
    /** What the server said of the password that is in the field. */
    error: sending.variables === draft.password ? refusalOf(sending.error) : undefined,
    isPending: sending.isPending,
    submit: () => {
      if (draft.isReady) sending.mutate(draft.password)
    },
  }
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields?.['password'] : undefined
}
