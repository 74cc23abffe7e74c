import type { FixDraft } from '@honjeo/contract/position'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PositionError } from '#lib/geolocation.ts'
import { toast } from '#ui/toast.ts'
import { measureFix, silentFixQuery } from '../own-fix.ts'
import { useLocationConsent } from '../use-location-consent.tsx'
import { usePositionProblem } from '../use-position-problem.ts'

/** The position a timer starts with: by itself where that was agreed and allowed before, else after a tap. */
export function useStartPosition() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const consent = useLocationConsent()
  const [isRefused, setRefused] = useState(false)
  const problemOf = usePositionProblem()
  const { queryKey } = silentFixQuery()
  const { data: fix = null } = useQuery({ ...silentFixQuery(), enabled: consent.isAgreed })
  const measuring = useMutation({
    mutationFn: async () => ((await consent.ask()) ? measureFix() : null),
    onSuccess: (measured) => {
      if (measured !== null) queryClient.setQueryData(queryKey, measured)
    },
    onError: (error) =>
      toast.error(
        error instanceof PositionError ? problemOf(error.problem) : t`위치를 알 수 없어요. 위치 없이 켤 수 있어요.`,
      ),
  })
  const isOn = fix !== null && !isRefused && consent.isAgreed

  function change(wanted: boolean) {
    setRefused(!wanted)
    if (wanted && !isOn) measuring.mutate()
  }

  const chosen: FixDraft | null = isOn ? fix : null
  return { fix: chosen, isOn, isMeasuring: measuring.isPending, change }
}
