import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import type { StayFact } from '@honjeo/contract/stay-facts'
import { LAST_STOP_MAX, LINK_MAX, RULE_SOURCE_NAME_MAX } from '@honjeo/contract/values/limits'
import { STAY_FACTS, type StayFactName } from '@honjeo/contract/values/stay-facts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { STAY_FACT_LABELS, stayFactText } from '#features/places/detail/stay-texts.ts'
import { dayKey } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '../parts/console-page.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { useNames } from '../parts/labels.ts'
import { StaffNoteField } from '../parts/note-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { changePlace } from './places.api.ts'
import { type StayDraft, stayDraftOf, withStayDraft } from './stay-draft.ts'

type FormValues = StayDraft & { note: string }

/** What is known of a stay; each fact is changed by itself, with its source and the day. */
export function StayFactsPanel({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const names = useNames(STAY_FACT_LABELS)
  const [edited, setEdited] = useState<StayFactName | null>(null)
  const [today] = useState(() => dayKey(new Date()))
  return (
    <Panel title={t`숙소의 사실`} className="mt-4">
      <ul className="grid gap-3">
        {STAY_FACTS.map((name) => {
          const known = place.stayFacts.find(({ fact }) => fact === name)
          const label = names[name]
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words">
                {known === undefined ? (
                  <span className="text-basalt-500">{t`${label}: 몰라요`}</span>
                ) : (
                  stayFactText(known, today)
                )}
              </span>
              <Button variant="secondary" size="sm" aria-label={t`${label} 고치기`} onClick={() => setEdited(name)}>
                {t`고치기`}
              </Button>
            </li>
          )
        })}
      </ul>
      {edited !== null && (
        <StayFactDialog key={edited} place={place} fact={edited} today={today} onClose={() => setEdited(null)} />
      )}
    </Panel>
  )
}

interface StayFactDialogProps {
  place: StaffPlaceDetail
  fact: StayFactName
  today: string
  onClose: () => void
}

function StayFactDialog({ place, fact, today, onClose }: StayFactDialogProps) {
  const { t } = useLingui()
  const names = useNames(STAY_FACT_LABELS)
  const form = useForm<FormValues>({
    defaultValues: { ...stayDraftOf(place.stayFacts, fact, today), note: '' },
  })
  const { control, register } = form
  const { field: state } = useController({ control, name: 'state' })
  const { field: note } = useController({ control, name: 'note' })
  const typed = useWatch({ control }) as FormValues
  const wanted = withStayDraft(place.stayFacts, typed)
  const changing = useDeed({
    mutationFn: (changes: { stayFacts: StayFact[]; note: string }) => changePlace(place.contentId, changes),
    done: () => t`장소를 고쳤어요.`,
    onDone: onClose,
  })
  const isAnswered = fact === 'OWN_LOCK' || fact === 'WOMEN_FLOOR'
  return (
    <DeedDialog
      open
      onClose={onClose}
      title={names[fact]}
      description={t`출처에 적힌 대로만 적어주세요. 바로 모두에게 보여요.`}
      submitLabel={t`저장하기`}
      isReady={wanted !== null && sendableText(note.value) !== ''}
      isPending={changing.isPending}
      error={changing.error}
      onSubmit={() => wanted !== null && changing.mutate({ stayFacts: wanted, note: sendableText(note.value) })}
    >
      <SelectField<StayDraft['state']>
        label={t`알려진 것`}
        options={[
          { value: 'YES', label: isAnswered ? t`있어요` : t`알아요` },
          ...(isAnswered ? [{ value: 'NO' as const, label: t`없어요` }] : []),
          { value: 'UNKNOWN', label: t`몰라요` },
        ]}
        value={state.value}
        onChange={state.onChange}
      />
      {state.value !== 'UNKNOWN' && (
        <>
          <ValueFields fact={fact} isAllDay={typed.isAllDay} form={form} />
          <TextField
            {...register('sourceName')}
            label={t`누가 알린 것인가요`}
            autoComplete="off"
            maxLength={RULE_SOURCE_NAME_MAX}
          />
          <TextField
            {...register('sourceUrl')}
            label={t`공식 안내 주소`}
            inputMode="url"
            autoComplete="off"
            maxLength={LINK_MAX}
          />
          <TextField {...register('checkedOn')} type="date" label={t`안내를 확인한 날`} max={today} />
        </>
      )}
      <StaffNoteField value={note.value} onChange={note.onChange} />
    </DeedDialog>
  )
}

interface ValueFieldsProps {
  fact: StayFactName
  isAllDay: boolean
  form: UseFormReturn<FormValues>
}

/** What a fact says beside yes and no. */
function ValueFields({ fact, isAllDay, form: { register } }: ValueFieldsProps) {
  const { t } = useLingui()
  switch (fact) {
    case 'SAFETY_CERTIFIED':
      return <TextField {...register('certifiedUntil')} type="date" label={t`인증이 끝나는 날`} />
    case 'OWN_LOCK':
    case 'WOMEN_FLOOR':
      return null
    case 'DESK_HOURS':
      return (
        <>
          <Checkbox {...register('isAllDay')} label={t`24시간 사람이 있어요`} />
          {!isAllDay && (
            <div className="grid grid-cols-2 gap-3">
              <TextField {...register('deskFrom')} type="time" label={t`시작`} />
              <TextField {...register('deskUntil')} type="time" label={t`끝`} />
            </div>
          )}
        </>
      )
    case 'LAST_STOP_WALK':
      return (
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField {...register('stop')} label={t`막차가 서는 정류장`} autoComplete="off" maxLength={LAST_STOP_MAX} />
          <TextField {...register('minutes')} label={t`걷는 시간(분)`} inputMode="numeric" maxLength={3} />
        </div>
      )
  }
}
