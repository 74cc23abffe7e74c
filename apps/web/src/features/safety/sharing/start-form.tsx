import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MapPinOff, Radio } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { consentsQuery } from '#features/account/my-account.api.ts'
import { errorText } from '#lib/error-text.ts'
import { focusFirst } from '#lib/focus-first.ts'
import { PositionError } from '#lib/geolocation.ts'
import { lengthText } from '#lib/time-left.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ChipRow } from '#ui/chip-row.tsx'
import { Form } from '#ui/form.tsx'
import { ConsentBox } from './consent-box.tsx'
import { ContactChoice } from './contact-choice.tsx'
import { ScreenOffNote } from './screen-off-note.tsx'
import { shareProblem } from './share-problem.ts'
import { useStartShare } from './use-start-share.ts'

/** Minutes. */
const LENGTHS = [30, 60, 120, 240, 480, 720]
const LENGTH = 60
const MINUTE_MS = 60_000

export function StartForm() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { data: consents } = useQuery(consentsQuery())
  const [minutes, setMinutes] = useState(LENGTH)
  const [contactIds, setContactIds] = useState<number[]>([])
  const [agreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const starting = useStartShare()
  const needsConsent = consents?.find(({ type }) => type === 'LOCATION')?.agreed === false

  function handleSubmit() {
    const isMissing = needsConsent && !agreed
    setRefused(isMissing)
    if (isMissing) focusFirst(form.current, { consent: '[name=consent]' }, { consent: '' })
    else starting.mutate({ minutes, contactIds, isConsentNew: needsConsent })
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} className="gap-6">
      <p className="text-basalt-700">
        {t`정한 시간 동안만 지금 있는 곳을 보여줘요. 시간이 지나면 저절로 끝나고, 언제든 바로 끝낼 수 있어요.`}
      </p>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold text-basalt-700">{t`얼마 동안 공유할까요?`}</legend>
        <ChipRow
          label={t`공유하는 시간`}
          value={String(minutes)}
          onChange={(value) => setMinutes(Number(value))}
          options={LENGTHS.map((length) => ({ value: String(length), label: lengthText(length * MINUTE_MS) }))}
        />
      </fieldset>
      <ContactChoice chosen={contactIds} onChange={setContactIds} />
      {needsConsent && (
        <ConsentBox
          agreed={agreed}
          onChange={setAgreed}
          error={isRefused && !agreed ? t`동의해야 위치를 공유할 수 있어요.` : undefined}
        />
      )}
      <ScreenOffNote />
      <div role="alert" className="empty:-mt-6">
        {starting.error !== null && !starting.isPending && <Failure error={starting.error} />}
      </div>
      <Button
        type="submit"
        icon={<Radio aria-hidden="true" size={18} />}
        isLoading={starting.isPending}
      >{t`위치 공유 시작`}</Button>
    </Form>
  )
}

function Failure({ error }: { error: Error }): ReactNode {
  const { i18n } = useLingui()
  if (!(error instanceof PositionError)) return <Callout tone="danger">{errorText(error)}</Callout>
  const { what, advice } = shareProblem(error.problem)
  return (
    <Callout tone="danger" icon={<MapPinOff aria-hidden="true" size={20} />}>
      <p className="font-bold">{i18n._(what)}</p>
      <p>{i18n._(advice)}</p>
    </Callout>
  )
}
