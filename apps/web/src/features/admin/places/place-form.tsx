import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { CONTENT_TYPE_IDS, REGIONS } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { CATEGORY_LABELS, REGION_LABELS } from '#features/places/labels.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { DetailColumns, Panel } from '../parts/console-page.tsx'
import { FormError } from '../parts/editor-parts.tsx'
import { StaffNoteField } from '../parts/note-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import type { useDeed } from '../parts/use-deed.ts'
import { type Flaw, flawsOf, type PlaceValues } from './place-values.ts'

type FormValues = PlaceValues & { note: string }

interface PlaceFormProps {
  start: PlaceValues
  submitLabel: string
  /** Whether there is something to save. */
  isChanged: (values: PlaceValues) => boolean
  saving: ReturnType<typeof useDeed<{ values: PlaceValues; note: string }, StaffPlaceDetail>>
  /** What else can be done, beside the form. */
  aside?: ReactNode
}

export function PlaceForm({ start, submitLabel, isChanged, saving, aside }: PlaceFormProps) {
  const { t } = useLingui()
  const form = useForm<FormValues>({ defaultValues: { ...start, note: '' } })
  const { control, formState } = form
  const {
    field: { onChange: setNote },
  } = useController({ control, name: 'note' })
  const { note, ...values } = useWatch({ control }) as FormValues
  const isReady = sendableText(note) !== '' && isChanged(values)
  const hasFlaws = formState.isSubmitted && Object.values(formState.errors).some(({ type }) => type === 'validate')

  const submit = form.handleSubmit(() => {
    if (!isReady || saving.isPending) return
    saving.mutate({ values, note: sendableText(note) }, { onError: (error) => showFieldErrors(form, error) })
  })

  return (
    <Form onSubmit={() => void submit()}>
      <DetailColumns
        aside={
          <>
            <Panel title={t`저장`}>
              <div className="grid gap-4">
                <StaffNoteField value={note} onChange={setNote} />
                {hasFlaws && (
                  <p role="alert" className="text-sm text-danger">
                    {t`입력하지 않았거나 잘못 입력한 칸이 있어요.`}
                  </p>
                )}
                <FormError error={saving.error} />
                <Button type="submit" size="md" disabled={!isReady} isLoading={saving.isPending}>
                  {submitLabel}
                </Button>
              </div>
            </Panel>
            {aside}
          </>
        }
      >
        <PlaceFields form={form} />
      </DetailColumns>
    </Form>
  )
}

type TextName = { [Name in keyof PlaceValues]: PlaceValues[Name] extends string ? Name : never }[keyof PlaceValues]

/** Everything that is known of a place; the order is that of its screen. */
function PlaceFields({ form: { control, register, formState } }: { form: UseFormReturn<FormValues> }) {
  const { t, i18n } = useLingui()
  const { errors } = formState
  const { field: contentType } = useController({ control, name: 'contentTypeId' })
  const { field: region } = useController({ control, name: 'region' })
  const sentences: Record<Flaw, string> = { missing: t`꼭 입력해주세요.`, notANumber: t`숫자로 입력해주세요.` }
  const text = (name: Exclude<TextName, 'region'>) => ({
    ...register(name, {
      validate: (_, values) => {
        const flaw = flawsOf(values)[name]
        return flaw === undefined || sentences[flaw]
      },
    }),
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  return (
    <>
      <Panel title={t`무엇이고 어디인가요`}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('title')} label={t`이름`} maxLength={100} />
          <SelectField
            label={t`분류`}
            options={CONTENT_TYPE_IDS.map((id) => ({ value: String(id), label: i18n._(CATEGORY_LABELS[id]) }))}
            value={String(contentType.value)}
            onChange={(id) => contentType.onChange(CONTENT_TYPE_IDS.find((each) => String(each) === id))}
            error={errors.contentTypeId?.message}
          />
          <TextField {...text('addr1')} label={t`주소`} maxLength={200} />
          <SelectField
            label={t`지역`}
            options={REGIONS.map((value) => ({ value, label: i18n._(REGION_LABELS[value]) }))}
            value={region.value}
            onChange={region.onChange}
            error={errors.region?.message}
          />
          <TextField {...text('lat')} label={t`위도`} inputMode="decimal" placeholder="33.4581" />
          <TextField {...text('lng')} label={t`경도`} inputMode="decimal" placeholder="126.9425" />
        </div>
      </Panel>
      <Panel title={t`소개`}>
        <TextArea {...text('overview')} label={t`소개`} isLabelHidden rows={8} maxLength={5000} showsCount />
      </Panel>
      <Panel title={t`가기 전에 알 것`}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('tel')} label={t`전화`} isOptional inputMode="tel" maxLength={50} />
          <TextField {...text('homepage')} label={t`홈페이지`} isOptional inputMode="url" maxLength={500} />
          <TextField {...text('openTime')} label={t`여는 시간`} isOptional maxLength={500} />
          <TextField {...text('restDate')} label={t`쉬는 날`} isOptional maxLength={500} />
          <TextField {...text('parking')} label={t`주차`} isOptional maxLength={500} />
          <TextField {...text('fee')} label={t`이용 요금`} isOptional maxLength={500} />
          <TextField
            {...text('soloScore')}
            label={t`혼행 점수`}
            hint={t`혼자 가기 좋은 정도, 0~100. 리뷰와는 따로예요.`}
            inputMode="numeric"
          />
          <Checkbox {...register('indoor')} label={t`실내예요`} className="md:mt-6" />
        </div>
      </Panel>
      <Panel title={t`축제라면`}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('eventStart')} type="date" label={t`시작하는 날`} isOptional />
          <TextField {...text('eventEnd')} type="date" label={t`끝나는 날`} isOptional />
          <TextField {...text('period')} label={t`기간을 글로`} isOptional maxLength={200} />
        </div>
      </Panel>
    </>
  )
}
