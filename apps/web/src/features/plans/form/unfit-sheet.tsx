import { daysBetween } from '@honjeo/contract/values/days'
import type { PlanRequest, UnfitPicks } from '@honjeo/contract/plans'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { LeftOutList } from '../alternatives/left-out-list.tsx'

export interface UnfitSheetProps {
  open: boolean
  wanted: PlanRequest
  unfit: UnfitPicks
  onClose: () => void
  /** Makes a plan of this instead. */
  onMake: (wanted: PlanRequest) => void
}

/** Says that not everything fits: which places, why, and two ways on. */
export function UnfitSheet({ open, wanted, unfit, onClose, onMake }: UnfitSheetProps) {
  const { t } = useLingui()
  const { leftOut, suggestedEndDate } = unfit
  const more = suggestedEndDate === null ? 0 : daysBetween(wanted.endDate, suggestedEndDate)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`모두 넣을 수는 없어요`}
      description={
        suggestedEndDate !== null
          ? t`${formatDay(suggestedEndDate)}까지 여행하면 더 넣을 수 있어요.`
          : leftOut.some(({ code }) => code === 'OUT_OF_REACH')
            ? t`이 곳들을 빼고 만들거나, 닫고 교통수단이나 고른 곳을 바꿔주세요.`
            : t`이 곳들을 빼고 만들거나, 닫고 고른 곳을 바꿔주세요.`
      }
      footer={
        <div className="flex w-full flex-wrap gap-2 *:flex-1 *:basis-36">
          <Button
            variant="secondary"
            onClick={() => onMake({ ...wanted, allowLeftOut: true })}
          >{t`빼고 만들기`}</Button>
          {suggestedEndDate !== null && (
            <Button onClick={() => onMake({ ...wanted, endDate: suggestedEndDate })}>
              {more === 1 ? t`하루 늘려서 만들기` : t`${more}일 늘려서 만들기`}
            </Button>
          )}
        </div>
      }
    >
      <LeftOutList leftOut={leftOut} />
    </Sheet>
  )
}
