import type { MyConsent } from '@honjeo/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { changeConsent, consentsQuery, type OptionalConsent } from '../my-account.api.ts'

interface Change {
  type: OptionalConsent
  agreed: boolean
}

const MUTATION = ['account', 'consents', 'change']

/** Shows a change at once and saves it, one after another; after a failure the server's word counts. */
export function useChangeConsent(): (change: Change) => void {
  const queryClient = useQueryClient()
  const { queryKey } = consentsQuery()
  const changing = useMutation({
    mutationKey: MUTATION,
    scope: { id: MUTATION.join() },
    mutationFn: changeConsent,
    onSuccess: (consents) => {
      // With another change on its way, this answer is of before what is shown.
      if (queryClient.isMutating({ mutationKey: MUTATION }) === 1) queryClient.setQueryData(queryKey, consents)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return (change) => {
    const { type, agreed } = change
    const show = (consent: MyConsent) => (consent.type === type ? { ...consent, agreed } : consent)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (consents) => consents?.map(show))
    changing.mutate(change)
  }
}
