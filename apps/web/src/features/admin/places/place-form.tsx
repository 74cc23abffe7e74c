import { CONTENT_TYPE_IDS, REGIONS } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { CATEGORY_LABELS, REGION_LABELS } from '#features/places/labels.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { DetailColumns, Panel } from '../parts/console-page.tsx'
import { fieldErrors, FormError } from '../parts/editor-parts.tsx'
import { StaffNoteField } from '../parts/note-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { type Flaw, flawsOf, type PlaceValues } from './place-values.ts'

interface PlaceFormProps {
  start: PlaceValues
  submitLabel: string
  /** Whether there is something to save. */
  isChanged: (values: PlaceValues) => boolean
  saving: { mutate: (sent: { values: PlaceValues; note: string }) => void; isPending: boolean; error: Error | null }
  /** Beside the form: what else can be done. */
  aside?: ReactNode
}

export function PlaceForm({ start, submitLabel, isChanged, saving, aside }: PlaceFormProps) {
  const { t } = useLingui()
  const [values, setValues] = useState(start)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const texts: Record<Flaw, string> = { missing: t`꼭 입력해주세요.`, notANumber: t`숫자로 입력해주세요.` }
  const flaws = Object.entries(flawsOf(values))
  const wrong = {
    ...fieldErrors(saving.error),
    ...(isTried && Object.fromEntries(flaws.map(([name, flaw]) => [name, texts[flaw]]))),
  }
  const isReady = sendableText(note) !== '' && isChanged(values)

  function submit() {
    setTried(true)
    if (isReady && flaws.length === 0 && !saving.isPending) saving.mutate({ values, note: sendableText(note) })
  }

  return (
    <Form onSubmit={submit}>
      <DetailColumns
        aside={
          <>
            <Panel title={t`저장`}>
              <div className="grid gap-4">
                <StaffNoteField value={note} onChange={setNote} />
                {isTried && flaws.length > 0 && (
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
        <PlaceFields
          values={values}
          onChange={(changes) => setValues((current) => ({ ...current, ...changes }))}
          wrong={wrong}
        />
      </DetailColumns>
    </Form>
  )
}

interface PlaceFieldsProps {
  values: PlaceValues
  onChange: (changes: Partial<PlaceValues>) => void
  wrong: Readonly<Record<string, string>>
}

type TextName = { [Name in keyof PlaceValues]: PlaceValues[Name] extends string ? Name : never }[keyof PlaceValues]

/** Everything that is known of a place; the order is that of its screen. */
function PlaceFields({ values, onChange, wrong }: PlaceFieldsProps) {
  const { t, i18n } = useLingui()
  const text = (name: Exclude<TextName, 'region'>): ComponentProps<'input'> & { error: string | undefined } => ({
    value: values[name],
    onChange: (event) => onChange({ [name]: event.target.value }),
    autoComplete: 'off',
    error: wrong[name],
  })
  return (
    <>
      <Panel title={t`무엇이고 어디인가요`}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('title')} label={t`이름`} maxLength={100} />
          <SelectField
            label={t`분류`}
            options={CONTENT_TYPE_IDS.map((id) => ({ value: String(id), label: i18n._(CATEGORY_LABELS[id]) }))}
            value={String(values.contentTypeId)}
            onChange={(id) => {
              const contentTypeId = CONTENT_TYPE_IDS.find((each) => String(each) === id)
              if (contentTypeId !== undefined) onChange({ contentTypeId })
            }}
            error={wrong['contentTypeId']}
          />
          <TextField {...text('addr1')} label={t`주소`} maxLength={200} />
          <SelectField
            label={t`지역`}
            options={REGIONS.map((value) => ({ value, label: i18n._(REGION_LABELS[value]) }))}
            value={values.region}
            onChange={(region) => onChange({ region })}
            error={wrong['region']}
          />
          <TextField {...text('lat')} label={t`위도`} inputMode="decimal" placeholder="33.4581" />
          <TextField {...text('lng')} label={t`경도`} inputMode="decimal" placeholder="126.9425" />
        </div>
      </Panel>
      <Panel title={t`소개`}>
        <TextArea
          label={t`소개`}
          isLabelHidden
          rows={8}
          maxLength={5000}
          showsCount
          value={values.overview}
          onChange={(event) => onChange({ overview: event.target.value })}
          error={wrong['overview']}
        />
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
          <Checkbox
            label={t`실내예요`}
            checked={values.indoor}
            onChange={(event) => onChange({ indoor: event.target.checked })}
            className="md:mt-6"
          />
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
