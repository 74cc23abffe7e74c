import type { PlanRequest, UnfitPicks } from '@honjeo/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { createPlanByAi, showPlan } from '../plans.api.ts'

/** Where an automatic plan stands between the form and the plan. */
export type MakingStep =
  | { at: 'form' }
  | { at: 'making' }
  /** Not all places fit: what to give up is the traveller's choice. */
  | { at: 'unfit'; wanted: PlanRequest; unfit: UnfitPicks }
  | { at: 'made'; planId: number }

export interface PlanMakingOptions {
  /** Before anything else happens: what was typed is kept until then. */
  onMade: () => void
  onFailed: (error: unknown) => void
}

interface Making {
  wanted: PlanRequest
  signal: AbortSignal
}

/** The request for an automatic plan, which may be given up at any time; leaving the screen gives it up too. */
export function usePlanMaking({ onMade, onFailed }: PlanMakingOptions) {
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [step, setStep] = useState<MakingStep>({ at: 'form' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  const making = useMutation({
    mutationFn: ({ wanted, signal }: Making) => createPlanByAi(wanted, { signal, idempotencyKey: keyFor(wanted) }),
    onMutate: () => setStep({ at: 'making' }),
    onSuccess: (plan, { signal }) => {
      showPlan(queryClient, plan)
      // Made before the server heard that it was given up: the plan is among mine, and the form stays.
      if (signal.aborted) return
      onMade()
      setStep({ at: 'made', planId: plan.planId })
    },
    onError: (error, { wanted, signal }) => {
      if (signal.aborted) return
      if (error instanceof ApiError && error.code === 'PLAN4091' && error.result != null) {
        setStep({ at: 'unfit', wanted, unfit: error.result as UnfitPicks })
        return
      }
      setStep({ at: 'form' })
      onFailed(error)
    },
  })

  function make(wanted: PlanRequest) {
    const { signal } = (running.current = new AbortController())
    making.mutate({ wanted, signal })
  }

  function stop() {
    running.current?.abort()
    setStep({ at: 'form' })
  }
  return { step, make, stop }
}
