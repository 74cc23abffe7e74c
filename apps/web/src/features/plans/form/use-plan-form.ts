import type { PlanRequest, UnfitPicks } from '@honjeo/contract/plans'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { createIntentKey } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { createPlan, createPlanByAi, showPlan } from '../plans.api.ts'
import { readPlanFormDraft, removePlanFormDraft, writePlanFormDraft } from './plan-form-draft.ts'
import { isInFold, type PlanFormValues, toPlanDraft, toPlanRequest, wrongFieldsOf } from './plan-form-values.ts'
import { useWishes } from './use-wishes.ts'

/** The number of times that a busy planner is asked again: who waits half a minute in vain hears so, and what was chosen is kept. */
const BUSY_RETRIES = 2
const BUSY_SECONDS = 3

const isBusy = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === failures.PLANNER_BUSY

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'plan-form'

export interface PlanFormOptions {
  userId: number
  onCreated: (planId: number) => void
}

/** A journey from its first date to its plan. What was chosen is kept until there is one. */
export function usePlanForm({ userId, onCreated }: PlanFormOptions) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [defaultValues] = useState(() => readPlanFormDraft(userId))
  const form = useForm<PlanFormValues>({ mode: 'onTouched', defaultValues })
  const { handleSubmit, setError, setValue, subscribe } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writePlanFormDraft(userId, values) }),
    [subscribe, userId],
  )

  const forgetDraft = () => removePlanFormDraft(userId)

  function handleFailed(error: unknown) {
    const wrong = wrongFieldsOf(error)
    // Before a field can take the focus it has to be seen.
    if (wrong.some(({ field }) => isInFold(field))) flushSync(() => setValue('isDetailed', true))
    for (const [index, { field, message }] of wrong.entries()) {
      setError(field, { message }, { shouldFocus: index === 0 })
    }
    toast.error(wrong[0]?.message ?? errorText(error), { id: TOAST_ID })
  }

  const making = usePlanMaking({ onMade: forgetDraft, onFailed: handleFailed })
  const wishes = useWishes(form)
  const creating = useMutation({
    mutationFn: async (values: PlanFormValues) => {
      const draft = toPlanDraft(values)
      if (draft === null) throw new Error('the form lets nothing incomplete through')
      return createPlan(draft, keyFor(draft))
    },
    onSuccess: (plan) => {
      forgetDraft()
      showPlan(queryClient, plan)
      onCreated(plan.planId)
    },
    onError: handleFailed,
  })

  async function handleComplete(values: PlanFormValues) {
    if (values.method === 'MANUAL') {
      creating.mutate(values)
      return
    }
    // What was understood is seen before anything is made of it.
    if (wishes.isUnread) {
      const isRead = await wishes.read()
      if (isRead) toast.blank(t`바라는 점을 살펴봤어요. 확인하고 한 번 더 눌러주세요.`, { id: TOAST_ID })
      return
    }
    const wanted = toPlanRequest(values)
    if (wanted !== null) making.make(wanted)
  }

  const submit = handleSubmit(handleComplete, (errors) => {
    const [first] = Object.values(errors)
    toast.error(first?.message ?? t`입력한 내용을 다시 확인해주세요.`, { id: TOAST_ID })
  })

  return {
    form,
    making,
    wishes,
    isSubmitting: creating.isPending || wishes.isReading,
    submit: () => void submit(),
  }
}

/** The steps of an automatic plan between the form and the plan. */
type MakingStep =
  | { at: 'form' }
  | { at: 'making' }
  /** The places do not all fit: what to give up is the traveller's choice. */
  | { at: 'unfit'; wanted: PlanRequest; unfit: UnfitPicks }
  | { at: 'made'; planId: number }

interface PlanMakingOptions {
  /** Is called before anything else happens: what was typed is kept until then. */
  onMade: () => void
  onFailed: (error: unknown) => void
}

interface Making {
  wanted: PlanRequest
  signal: AbortSignal
}

/** The request for an automatic plan, which may be given up at any time; leaving the screen gives it up too. */
function usePlanMaking({ onMade, onFailed }: PlanMakingOptions) {
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [step, setStep] = useState<MakingStep>({ at: 'form' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  const making = useMutation({
    mutationFn: ({ wanted, signal }: Making) => createPlanByAi(wanted, { signal, idempotencyKey: keyFor(wanted) }),
    // One that was given up meanwhile fails at once.
    retry: (count, error) => count < BUSY_RETRIES && isBusy(error),
    retryDelay: (_, error) => 1000 * ((isBusy(error) ? error.retryAfter : undefined) ?? BUSY_SECONDS),
    onMutate: () => setStep({ at: 'making' }),
    onSuccess: (plan, { signal }) => {
      showPlan(queryClient, plan)
      // The plan was made before the server heard that it was given up: it is among mine, and the form stays.
      if (signal.aborted) return
      onMade()
      setStep({ at: 'made', planId: plan.planId })
    },
    onError: (error, { wanted, signal }) => {
      if (signal.aborted) return
      if (error instanceof ApiError && error.code === failures.WANTED_STOPS_DO_NOT_FIT && error.result != null) {
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
  return { step, isWaiting: making.isPending && isBusy(making.failureReason), make, stop }
}
