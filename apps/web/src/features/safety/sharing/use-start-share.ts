import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changeConsent, consentsQuery } from '#features/account/my-account.api.ts'
import { ApiError, isSilence } from '#lib/api-error.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { firstFix } from './first-fix.ts'
import { mySharesQuery, refreshShares, startShare } from './location-shares.api.ts'
import { rememberShare } from './share-store.ts'

interface Start {
  minutes: number
  contactIds: number[]
  /** The consent was given just now. */
  isConsentNew: boolean
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** Begins to share; fails with an `ApiError`, or with a `PositionError` where there is nothing to share. */
export function useStartShare() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const consents = consentsQuery().queryKey
  return useSingleMutation({
    mutationFn: async ({ minutes, contactIds, isConsentNew }: Start) => {
      const fix = await firstFix()
      if (isConsentNew) queryClient.setQueryData(consents, await changeConsent({ type: 'LOCATION', agreed: true }))
      return startShare({ minutes, contactIds, ...(fix !== undefined && { fix }) })
    },
    onSuccess: (share) => {
      const { shareId, endsAt } = share
      rememberShare({ shareId, endsAt, isFromHere: true })
      queryClient.setQueryData(mySharesQuery().queryKey, (shares = []) => [share, ...shares])
      toast.success(t`위치 공유를 시작했어요.`)
    },
    onError: (error) => {
      // Begun on another device, or by a request whose answer was lost.
      if (isSilence(error) || codeOf(error) === 'SHARE4090') void refreshShares(queryClient)
      if (codeOf(error) === 'SHARE4030') void queryClient.invalidateQueries({ queryKey: consents })
    },
  })
}
