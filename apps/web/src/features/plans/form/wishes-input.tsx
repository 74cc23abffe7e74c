import type { WishesRead } from '@honjeo/contract/plans'
import { PLAN_WISHES_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Callout } from '#ui/feedback/callout.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { INTEREST_LABELS, PACE_LABELS, TRANSPORT_LABELS } from '../labels.ts'
import type { PlanFormValues } from './plan-form-values.ts'
import type { Wishes } from './use-wishes.ts'

/** Wishes in one's own words, and what became of them. */
export function WishesInput({ form, wishes }: { form: UseFormReturn<PlanFormValues>; wishes: Wishes }) {
  const { t } = useLingui()
  const { understood } = wishes
  return (
    <div>
      <TextArea
        {...form.register('wishes')}
        label={t`바라는 점`}
        isOptional
        rows={2}
        maxLength={PLAN_WISHES_MAX}
        showsCount
        placeholder={t`예: 비 오면 실내로, 고기국수는 꼭 먹고 싶어요`}
        error={form.formState.errors.wishes?.message}
      />
      <div aria-live="polite">
        {understood !== undefined && (
          <Callout className="mt-2" icon={<Sparkles aria-hidden="true" size={18} />}>
            <Understood read={understood} />
            {understood.unknownPlaces.length > 0 && (
              <p className="mt-1">{t`찾지 못한 곳: ${understood.unknownPlaces.join(', ')}`}</p>
            )}
          </Callout>
        )}
      </div>
    </div>
  )
}

/** The choices are named, since they themselves lie all over the form. */
function Understood({ read }: { read: WishesRead }) {
  const { t, i18n } = useLingui()
  const choices = [
    ...(read.transportType === null ? [] : [i18n._(TRANSPORT_LABELS[read.transportType])]),
    ...(read.pace === null ? [] : [i18n._(PACE_LABELS[read.pace])]),
    ...read.interests.map((interest) => i18n._(INTEREST_LABELS[interest])),
    ...(read.indoorOnly ? [t`실내 위주`] : []),
    ...read.places.map(({ title }) => title),
  ].join(' · ')
  if (choices === '') return <p>{t`고를 것을 찾지 못했어요. 바라는 것을 직접 골라주세요.`}</p>
  return (
    <>
      <p>{t`이렇게 골라두었어요. 다르면 고친 뒤 만들어주세요.`}</p>
      <p className="mt-1 font-semibold">{choices}</p>
    </>
  )
}
