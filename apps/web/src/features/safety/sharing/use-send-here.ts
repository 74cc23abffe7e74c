import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { PositionError } from '#lib/geolocation.ts'
import { toast } from '#ui/toast.ts'
import { firstFix } from './first-fix.ts'
import { sendFix } from './location-shares.api.ts'
import { rememberShare, tellSending } from './share-store.ts'

/** Makes this device the one that sends, asking the traveller for the position where that is needed. */
export function useSendHere({ shareId, endsAt }: { shareId: number; endsAt: string }) {
  const sending = useMutation({
    mutationFn: async () => {
      const fix = await firstFix()
      tellSending({ problem: null })
      // From here on positions are sent by themselves, and what fails now is sent later.
      rememberShare({ shareId, endsAt, isFromHere: true })
      if (fix === undefined) return
      await sendFix(shareId, fix)
      tellSending({ sent: fix })
    },
    onError: (error) => {
      if (error instanceof PositionError) tellSending({ problem: error.problem })
      else toast.error(errorText(error))
    },
  })
  return { sendHere: () => sending.mutate(), isAsking: sending.isPending }
}
