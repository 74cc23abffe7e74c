import type { PlanMethod } from '@honjeo/contract/values/enums'
import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PencilLine, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { parseId, paths, type PlanPick } from '#lib/navigation/paths.ts'
import { isPickedPlace, pickedPlaceQuery, type PickedPlaceState } from '#features/picked-place/picked-place.ts'
import { useSession } from '#lib/server/session.ts'
import { currentEntry } from '#lib/navigation/go-back.ts'
import { BottomBar, PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { withArrived } from './plan-form-values.ts'
import { DetailsFold } from './details-fold.tsx'
import { PlacesInput } from './places-input.tsx'
import { readPlanFormDraft, writePlanFormDraft } from './plan-form-draft.ts'
import { DatesInput, type PlanInputProps, TransportInput } from './trip-inputs.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { WishesInput } from './wishes-input.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`일정 짜기`} />
      {userId !== undefined && <NewPlan userId={userId} />}
    </>
  )
}

function NewPlan({ userId }: { userId: number }) {
  const isArriving = useArrivals(userId)
  return isArriving ? <ScreenSpinner /> : <PlanForm userId={userId} />
}

const UnfitSheet = lazyLayer(() => import('./unfit-sheet.tsx').then((module) => module.UnfitSheet))

const MakingDialog = lazyLayer(() => import('./making-dialog.tsx').then((module) => module.MakingDialog))

/** Lodgings, among the catalogue's categories. */
const LODGING = 32

function PlanForm({ userId }: { userId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { form, making, wishes, isSubmitting, submit } = usePlanForm({ userId, onCreated: handleCreated })
  const { control } = form
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  const { step } = making
  // The places are kept while the sheet moves out of sight.
  const [lastUnfit, setLastUnfit] = useState(step.at === 'unfit' ? step : null)
  if (step.at === 'unfit' && step !== lastUnfit) setLastUnfit(step)

  function handleCreated(planId: number) {
    void navigate(paths.plan(planId), { replace: true })
  }

  function handleSearch(pick: PlanPick) {
    const from = paths.planPick(pick, currentEntry())
    void navigate(paths.search({ from, ...(pick === 'stay' && { contentTypeId: LODGING }) }))
  }

  return (
    <Form onSubmit={submit} className="flex-1">
      <div className="space-y-7 px-gutter pt-3 pb-8">
        <DatesInput control={control} />
        <TransportInput control={control} />
        <PlacesInput control={control} onSearch={() => handleSearch('places')} />
        <MethodInput control={control} />
        {isAi && wishes.isOffered && <WishesInput form={form} wishes={wishes} />}
        <DetailsFold control={control} onSearch={handleSearch} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isSubmitting}>
          {isAi ? t`일정 짜주기` : t`직접 일정 짜기`}
        </Button>
      </BottomBar>
      <MakingDialog
        isWaiting={making.isWaiting}
        open={step.at === 'making'}
        onStop={making.stop}
        // A navigation while the dialog's entry is still in the history would end up under the wrong address.
        onGone={() => step.at === 'made' && handleCreated(step.planId)}
      />
      {lastUnfit !== null && (
        <UnfitSheet
          open={step.at === 'unfit'}
          wanted={lastUnfit.wanted}
          unfit={lastUnfit.unfit}
          onClose={making.stop}
          onMake={making.make}
        />
      )}
    </Form>
  )
}

const PICKS: readonly PlanPick[] = ['places', 'start', 'end', 'stay']

/**
 * Places that an address brings to the form, named by their ids (`?places=1,2`) or picked in the search (`?pick=`). They go
 * into the draft, and the address goes: to where the form was left for the search, so that one step back leaves it.
 * Answers whether any are still on their way; the form waits for them.
 */
function useArrivals(userId: number): boolean {
  const [params] = useSearchParams()
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const pick = PICKS.find((each) => each === params.get('pick'))
  const ids = (params.get('places') ?? '').split(',').flatMap((text) => parseId(text) ?? [])
  const wanted = [...new Set(ids)].slice(0, PLAN_PICKS_MAX)
  const queryClient = useQueryClient()
  const { data: named } = useQuery({
    queryKey: ['picked-places', wanted],
    queryFn: () =>
      Promise.allSettled(
        wanted.map((id) => queryClient.fetchQuery({ ...pickedPlaceQuery(id), staleTime: Infinity, retry: 3 })),
      ),
    enabled: wanted.length > 0,
    // One that was not found is looked for again next time.
    gcTime: 0,
  })
  const isArriving = pick !== undefined || ids.length > 0
  const isHere = isArriving && (wanted.length === 0 || named !== undefined)

  useEffect(() => {
    if (!isHere) isTaken.current = false
    if (!isHere || isTaken.current) return
    isTaken.current = true
    const picked = isPickedPlace(state?.selectedPlace) ? [state.selectedPlace] : []
    // One that cannot be found is no reason to withhold the others.
    const places =
      pick === undefined ? (named ?? []).flatMap((each) => (each.status === 'fulfilled' ? each.value : [])) : picked
    writePlanFormDraft(userId, withArrived(readPlanFormDraft(userId), pick ?? 'places', places))
    const steps = Number(params.get('entry') ?? NaN) - currentEntry()
    if (Number.isInteger(steps) && steps < 0) void navigate(steps)
    else void navigate(paths.newPlan(), { replace: true })
  }, [isHere, named, navigate, params, pick, state, userId])

  return isArriving
}

function MethodInput({ control }: PlanInputProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'method' })
  return (
    <RadioCards<PlanMethod>
      label={t`짜는 방법`}
      options={[
        {
          value: 'AI',
          label: t`혼저가 짜주기`,
          description: t`여는 시간과 가는 길을 따져 순서까지 짜드려요`,
          icon: <Sparkles aria-hidden="true" size={22} />,
        },
        {
          value: 'MANUAL',
          label: t`직접 짜기`,
          description: t`고른 곳을 첫날에 모아두고 내 손으로 옮겨요`,
          icon: <PencilLine aria-hidden="true" size={22} />,
        },
      ]}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
