import type { RequiredProof } from '@honjeo/contract/values/enums'
import { dayAfter } from '@honjeo/contract/values/days'
import {
  ROOM_DAYS_AHEAD_MAX,
  ROOM_DESCRIPTION_MAX,
  ROOM_MEETING_POINT_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_MEMBERS_MIN,
  ROOM_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Control, useController, type UseFormRegister, type UseFormReturn, useWatch } from 'react-hook-form'
import { dayKey } from '#lib/text/dates.ts'
import type { NamedPlace } from '#features/picked-place/picked-place.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { PlaceInput } from '#features/picked-place/place-input.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { ENTRY_LABELS, GENDER_LABELS } from '../labels.tsx'
import { ProofInput } from './proof-input.tsx'
import { isByApprovalOnly, meetingInstant, type RoomFormValues } from './room-form-values.ts'

interface RoomFormProps {
  form: UseFormReturn<RoomFormValues>
  /** Says the result: 동행방 열기. */
  submitLabel: string
  isSubmitting: boolean
  onSubmit: () => void
  /** Opens the search; undefined where the place stays as it is. */
  onPickPlace?: (() => void) | undefined
  /** The place that it was opened for. */
  wantedPlace?: NamedPlace | undefined
  /** What a room that is edited asks for so far. */
  before?: RequiredProof | undefined
}

type FieldProps = { control: Control<RoomFormValues> }

export function RoomForm({
  form,
  submitLabel,
  isSubmitting,
  onSubmit,
  onPickPlace,
  wantedPlace,
  before,
}: RoomFormProps) {
  const { t } = useLingui()
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <Form onSubmit={onSubmit} className="flex-1">
      <div className="space-y-6 px-gutter pt-3 pb-8">
        <TextField
          {...register('title', { validate: (title) => title.trim() !== '' || t`제목을 입력해주세요.` })}
          label={t`제목`}
          placeholder={t`예: 노을 보러 새별오름 같이 걸어요`}
          autoComplete="off"
          maxLength={ROOM_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <PlaceInput
          control={control}
          placeholder={t`어디에서 만날까요?`}
          onPick={onPickPlace}
          fixedHint={t`함께하는 사람들이 보고 온 곳이라 바꿀 수 없어요.`}
          wanted={wantedPlace}
        />
        <DateInput
          control={control}
          onPicked={() => {
            // Whether a time is still to come depends on the day.
            if (form.getValues('time') !== null) void form.trigger('time')
          }}
        />
        <TimeInput control={control} />
        <MembersInput control={control} />
        <GenderInput control={control} />
        <ProofInput control={control} before={before} />
        <EntryInput control={control} register={register} />
        <TextArea
          {...register('description')}
          label={t`소개`}
          isOptional
          placeholder={t`어떤 속도로, 무엇을 함께하고 싶은지 적어주세요`}
          maxLength={ROOM_DESCRIPTION_MAX}
          showsCount
          error={errors.description?.message}
        />
        <TextField
          {...register('meetingPoint')}
          label={t`만나는 곳`}
          isOptional
          placeholder={t`예: 주차장 끝 화장실 앞`}
          hint={t`함께하게 된 사람에게만 보여요.`}
          autoComplete="off"
          maxLength={ROOM_MEETING_POINT_MAX}
          error={errors.meetingPoint?.message}
        />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
      </BottomBar>
    </Form>
  )
}

function DateInput({ control, onPicked }: FieldProps & { onPicked: () => void }) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name: 'date',
    rules: { validate: (date) => date !== null || t`날짜를 골라주세요.` },
  })
  const [today] = useState(() => dayKey(new Date()))
  return (
    <DateField
      ref={ref}
      label={t`날짜`}
      value={value}
      onChange={(day) => {
        onChange(day)
        onPicked()
      }}
      min={today}
      max={dayAfter(today, ROOM_DAYS_AHEAD_MAX)}
      error={fieldState.error?.message}
    />
  )
}

function TimeInput({ control }: FieldProps) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name: 'time',
    rules: {
      validate: (time, { date }) => {
        if (time === null) return t`시간을 골라주세요.`
        const meeting = meetingInstant({ date, time })
        return meeting === null || Date.parse(meeting) > Date.now() || t`지금 이후의 시간을 골라주세요.`
      },
    },
  })
  return (
    <TimeField
      ref={ref}
      label={t`시간`}
      value={value}
      onChange={onChange}
      hint={t`한국 시간이에요.`}
      error={fieldState.error?.message}
    />
  )
}

function MembersInput({ control }: FieldProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'maxMembers' })
  return (
    <NumberStepper
      label={t`인원`}
      unit={t`명`}
      hint={t`나를 포함한 인원이에요.`}
      value={field.value}
      onChange={field.onChange}
      min={ROOM_MEMBERS_MIN}
      max={ROOM_MEMBERS_MAX}
      error={fieldState.error?.message}
    />
  )
}

function GenderInput({ control }: FieldProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'genderRestriction' })
  return (
    <SegmentedControl
      label={t`함께할 사람`}
      hint={t`성별을 정할 때는 나와 같은 성별만 고를 수 있어요.`}
      options={[
        { value: 'MIXED', label: GENDER_LABELS.MIXED },
        { value: 'MALE', label: GENDER_LABELS.MALE },
        { value: 'FEMALE', label: GENDER_LABELS.FEMALE },
      ]}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

/** Asks how others come in: at once or by the host's answer. What is always by approval says so instead of asking. */
function EntryInput({ control, register }: FieldProps & { register: UseFormRegister<RoomFormValues> }) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'joinPolicy' })
  const [genderRestriction, sharesCar] = useWatch({ control, name: ['genderRestriction', 'sharesCar'] })
  const isFixed = isByApprovalOnly({ genderRestriction, sharesCar })
  return (
    <div className="space-y-2">
      {isFixed ? (
        <p className="rounded-md bg-sea-50 p-3 text-sm text-basalt-700">
          {t`한 성별만 모이거나 차를 함께 타는 동행방은 방장이 받아들인 사람만 들어와요.`}
        </p>
      ) : (
        <SegmentedControl
          label={t`입장 방법`}
          options={[
            { value: 'INSTANT', label: ENTRY_LABELS.INSTANT },
            { value: 'APPROVAL', label: ENTRY_LABELS.APPROVAL },
          ]}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
      {!isFixed && field.value === 'INSTANT' && (
        <Checkbox {...register('approvesNewcomers')} label={t`새로 온 사람(72시간)은 승인 후`} />
      )}
      <Checkbox {...register('sharesCar')} label={t`차를 함께 타요`} />
      <Checkbox {...register('showsEarlierMessages')} label={t`새로 들어온 사람에게 지난 대화 보이기`} />
    </div>
  )
}
