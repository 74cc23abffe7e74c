import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { fieldErrors } from '../parts/field-errors.ts'
import { FormError } from '../parts/form-error.tsx'
import { Panel } from '../parts/panel.tsx'
import { StaffNoteField } from '../parts/staff-note-field.tsx'
import { PlaceFields } from './place-fields.tsx'
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
