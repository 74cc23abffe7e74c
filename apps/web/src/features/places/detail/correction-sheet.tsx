import type { CorrectionDraft } from '@honjeo/contract/places'
import { CORRECTION_KINDS, type CorrectionKind } from '@honjeo/contract/values/enums'
import { CORRECTION_MAX } from '@honjeo/contract/values/limits'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { sendCorrection } from '../places.api.ts'
import {
  type PlaceCorrectionValues,
  dropCorrection,
  keepCorrection,
  lacksWords,
  NO_CORRECTION,
  readCorrection,
  SAYS_IT_ALL,
  toCorrectionDraft,
} from './correction-draft.ts'

export interface CorrectionSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  contentId: number
}

/** What to do about a place that has closed or is described wrongly. */
export function CorrectionSheet({ open, onOpenChange, contentId }: CorrectionSheetProps) {
  const { t } = useLingui()
  const session = useSession()
  const { pathname, search } = useLocation()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`정보가 실제와 다른가요?`}
      description={t`문을 닫았거나 내용이 다르면 알려주세요. 확인하고 바로 고칠게요.`}
    >
      {session === null ? (
        <LinkButton to={paths.login(pathname + search)} fullWidth>
          {t`로그인하고 알려주기`}
        </LinkButton>
      ) : (
        <CorrectionForm userId={session.userId} contentId={contentId} onSent={() => onOpenChange(false)} />
      )}
      <p className="mt-4 text-center text-sm text-basalt-500">
        {t`다른 도움이 필요하신가요?`} <TextLink to={paths.newInquiry()}>{t`1:1 문의하기`}</TextLink>
      </p>
    </Sheet>
  )
}

const KIND_LABELS: Record<CorrectionKind, MessageDescriptor> = {
  WRONG_HOURS: msg`시간이 달라요`,
  CLOSED: msg`문을 닫았어요`,
  WRONG_INFO: msg`정보가 달라요`,
  OTHER: msg`다른 이야기예요`,
}

interface CorrectionFormProps {
  userId: number
  contentId: number
  onSent: () => void
}

function CorrectionForm({ userId, contentId, onSent }: CorrectionFormProps) {
  const { t, i18n } = useLingui()
  const { form, send, isSending } = useCorrection(userId, contentId, onSent)
  const { control, register, formState } = form
  const { errors } = formState
  const { field: kind } = useController({
    control,
    name: 'kind',
    // Whether words are needed depends on the kind.
    rules: { validate: (chosen) => chosen !== null || t`무엇이 다른지 골라주세요.`, deps: ['content'] },
  })

  return (
    <Form onSubmit={send} className="gap-4">
      <FocusGroup focusRef={kind.ref}>
        <RadioCards
          label={t`무엇이 다른가요?`}
          options={CORRECTION_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
          value={kind.value}
          onChange={kind.onChange}
          error={errors.kind?.message}
        />
      </FocusGroup>
      <TextArea
        {...register('content', {
          validate: (_, values) => !lacksWords(values) || t`어떤 점이 다른지 적어주세요.`,
        })}
        label={t`자세한 내용`}
        isOptional={kind.value !== null && SAYS_IT_ALL.has(kind.value)}
        placeholder={t`예: 월요일에 쉬어요. 입구가 반대쪽이에요.`}
        rows={3}
        maxLength={CORRECTION_MAX}
        showsCount
        error={errors.content?.message}
      />
      <Button type="submit" fullWidth isLoading={isSending}>
        {t`보내기`}
      </Button>
    </Form>
  )
}

const TOAST_ID = 'correction'

/** A member's note on a place: what is written is kept until the server has it. */
function useCorrection(userId: number, contentId: number, onSent: () => void) {
  const { t } = useLingui()
  const [keyFor] = useState(createIntentKey)
  const [defaultValues] = useState(() => readCorrection(userId, contentId))
  const form = useForm<PlaceCorrectionValues>({ defaultValues })
  useFormChanges(form, (values) => keepCorrection(userId, contentId, values))

  const sending = useSingleMutation({
    mutationFn: (draft: CorrectionDraft) => sendCorrection(contentId, draft, keyFor(draft)),
    onSuccess: () => {
      form.reset(NO_CORRECTION)
      dropCorrection(userId, contentId)
      toast.success(t`알려주셔서 고마워요. 확인하고 바로 고칠게요.`, { id: TOAST_ID })
      onSent()
    },
    onError: (error) => {
      showFieldErrors(form, error)
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })

  const send = form.handleSubmit((values) => {
    const draft = toCorrectionDraft(values)
    if (draft !== null) sending.mutate(draft)
  })
  return { form, send: () => void send(), isSending: sending.isPending }
}
