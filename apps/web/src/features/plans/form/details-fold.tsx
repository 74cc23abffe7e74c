import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { PlanPick } from '#lib/paths.ts'
import { cx } from '#ui/cx.ts'
import { PlanTasteInputs } from './taste-inputs.tsx'
import { DetailsSummary } from './details-summary.tsx'
import type { PlanFormValues } from './plan-form-values.ts'
import { PointField } from './point-field.tsx'
import { HoursInputs } from './hours-inputs.tsx'

export interface DetailsFoldProps {
  control: Control<PlanFormValues>
  onSearch: (pick: PlanPick) => void
}

/** What may be told more exactly, each with an answer that does for most. */
export function DetailsFold({ control, onSearch }: DetailsFoldProps) {
  const { t } = useLingui()
  const id = useId()
  const { field } = useController({ control, name: 'isDetailed' })
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  return (
    <section className="rounded-lg border border-basalt-200 bg-paper">
      <h2>
        <button
          type="button"
          aria-expanded={field.value}
          aria-controls={id}
          onClick={() => field.onChange(!field.value)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t`더 자세히`}</span>
            {!field.value && <DetailsSummary control={control} />}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className={cx('shrink-0 text-basalt-500 transition-transform', field.value && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!field.value} className="space-y-6 border-t border-basalt-200 px-4 pt-4 pb-5">
        <PointInput control={control} name="start" label={t`출발하는 곳`} hasHubs onSearch={onSearch} />
        <PointInput control={control} name="end" label={t`끝나는 곳`} hasHubs onSearch={onSearch} />
        <HoursInputs control={control} />
        <PointInput
          control={control}
          name="stay"
          label={t`숙소`}
          hint={t`고르면 매일 이곳에서 나서고 돌아와요.`}
          onSearch={onSearch}
        />
        {isAi && <PlanTasteInputs control={control} />}
      </div>
    </section>
  )
}

interface PointInputProps extends DetailsFoldProps {
  name: 'start' | 'end' | 'stay'
  label: string
  hint?: string
  hasHubs?: boolean
}

function PointInput({ control, name, onSearch, ...rest }: PointInputProps) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name })
  return (
    <PointField
      {...rest}
      ref={ref}
      value={value}
      onChange={onChange}
      onSearch={() => onSearch(name)}
      searchLabel={name === 'stay' ? t`숙소 찾기` : t`다른 곳 찾기`}
      noneLabel={t`정하지 않았어요`}
      error={fieldState.error?.message}
    />
  )
}
