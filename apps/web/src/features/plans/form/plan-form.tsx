import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths, type PlanPick } from '#lib/paths.ts'
import { currentEntry } from '#lib/visit-entry.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { DetailsFold } from './details-fold.tsx'
import { MethodInput } from './method-input.tsx'
import { PlacesInput } from './places-input.tsx'
import { DatesInput, TransportInput } from './trip-inputs.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { WishesInput } from './wishes-input.tsx'

const UnfitSheet = lazyLayer(() => import('./unfit-sheet.tsx').then((module) => module.UnfitSheet))

const MakingDialog = lazyLayer(() => import('./making-dialog.tsx').then((module) => module.MakingDialog))

/** Lodgings, among the catalogue's categories. */
const LODGING = 32

export function PlanForm({ userId }: { userId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { form, making, wishes, isSubmitting, submit } = usePlanForm({ userId, onCreated: handleCreated })
  const { control } = form
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  const { step } = making
  // Kept while the sheet moves out of sight.
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
