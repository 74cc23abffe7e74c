import { CORRECTION_KINDS, type CorrectionKind } from '@honjeo/contract/values/enums'
import { CORRECTION_MAX } from '@honjeo/contract/values/limits'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useCorrection } from './use-correction.ts'

const KIND_LABELS: Record<CorrectionKind, MessageDescriptor> = {
  CLOSED: msg`문을 닫았어요`,
  WRONG_INFO: msg`정보가 달라요`,
  OTHER: msg`다른 이야기예요`,
}

export interface CorrectionFormProps {
  userId: number
  contentId: number
  onSent: () => void
}

export function CorrectionForm({ userId, contentId, onSent }: CorrectionFormProps) {
  const { t, i18n } = useLingui()
  const { values, wrong, change, send, isSending } = useCorrection(userId, contentId, onSent)
  const formRef = useRef<HTMLFormElement>(null)
  const wrongField = wrong.kind !== undefined ? 'input' : wrong.content !== undefined ? 'textarea' : null

  useEffect(() => {
    if (wrongField !== null) formRef.current?.querySelector(wrongField)?.focus()
  }, [wrongField])

  return (
    <Form ref={formRef} onSubmit={send} className="gap-4">
      <RadioCards
        label={t`무엇이 다른가요?`}
        options={CORRECTION_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_LABELS[kind]) }))}
        value={values.kind}
        onChange={(kind) => change({ kind })}
        error={wrong.kind}
      />
      <TextArea
        label={t`자세한 내용`}
        isOptional={values.kind === 'CLOSED'}
        placeholder={t`예: 월요일에 쉬어요. 입구가 반대쪽이에요.`}
        rows={3}
        maxLength={CORRECTION_MAX}
        showsCount
        value={values.content}
        onChange={(event) => change({ content: event.target.value })}
        error={wrong.content}
      />
      <Button type="submit" fullWidth isLoading={isSending}>
        {t`보내기`}
      </Button>
    </Form>
  )
}
