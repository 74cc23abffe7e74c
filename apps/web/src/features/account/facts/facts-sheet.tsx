import type { Gender } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { dayKey } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { Form } from '#ui/form/form.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { forgetPerson } from '../leaving/local-data.ts'
import { giveFacts } from '../my-account.api.ts'
import { birthDateProblem, type BirthDateProblem, parseBirthDate, tidyBirthDate } from '../profile/birth-date.ts'
import { useGenderNames } from '../profile/profile-fieldset.tsx'
import { answerAsker, closeFacts, focusAfterFacts } from './ask-facts.ts'

interface FactsValues {
  birthDate: string
  gender: Gender | null
}

const GENDER_ORDER = ['FEMALE', 'MALE'] as const satisfies readonly Gender[]

/** Asks for birth date and gender at the moment they are needed, and says what for. */
export function FactsSheet({ open }: { open: boolean }) {
  const { t } = useLingui()
  const names = useGenderNames()
  const form = useForm<FactsValues>({ mode: 'onTouched', defaultValues: { birthDate: '', gender: null } })
  const { control, register, formState } = form
  const { errors } = formState
  const problemText = useProblemText()
  const { field: gender } = useController({
    control,
    name: 'gender',
    rules: { validate: (chosen) => chosen !== null || t`성별을 골라주세요.` },
  })
  const giving = useGiving((error) => void showFieldErrors(form, error))

  const submit = form.handleSubmit(async (values) => {
    const birthDate = parseBirthDate(values.birthDate)
    if (birthDate === null || values.gender === null) return
    if (birthDateProblem(birthDate, dayKey(new Date())) === 'AGE' && !(await confirmChild())) return
    giving.mutate({ birthDate, gender: values.gender })
  })

  /** The account of a child is closed at once, so a slip of the finger is asked about. */
  const confirmChild = () =>
    confirm({
      title: t`만 14세가 안 됐나요?`,
      description: t`혼저는 만 14세부터 쓸 수 있어요. 이 생년월일이 맞다면 계정을 닫고 정보를 지워요.`,
      confirmLabel: t`맞아요, 계정 닫기`,
      cancelLabel: t`다시 입력하기`,
      isDanger: true,
    })

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && closeFacts(false)}
      onGone={giving.onGone}
      finalFocus={focusAfterFacts}
      title={t`두 가지만 알려주세요`}
      description={t`처음 보는 사람과 만나는 일이라, 동행은 만 19세부터 함께해요.`}
      footer={
        <Button fullWidth isLoading={giving.isPending} onClick={() => void submit()}>
          {t`알려주고 계속하기`}
        </Button>
      }
    >
      <Form onSubmit={() => void submit()} className="gap-5 pb-2">
        <TextField
          {...register('birthDate', {
            onBlur: () => form.setValue('birthDate', tidyBirthDate(form.getValues('birthDate'))),
            validate: (text) => {
              const problem = birthDateProblem(text, dayKey(new Date()))
              return problem === null || problem === 'AGE' || problemText(problem)
            },
          })}
          label={t`생년월일`}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={14}
          placeholder={t`숫자 8자리, 예: 19980321`}
          hint={t`동행방에서는 20대, 30대처럼 나이대만 보여요.`}
          error={errors.birthDate?.message}
        />
        <FocusGroup focusRef={gender.ref}>
          <SegmentedControl
            label={t`성별`}
            options={GENDER_ORDER.map((value) => ({ value, label: names[value] }))}
            value={gender.value}
            onChange={gender.onChange}
            hint={t`동행방의 성별 제한에만 쓰고, 공개하지 않아요.`}
            error={errors.gender?.message}
          />
        </FocusGroup>
        <p className="text-sm text-basalt-500">{t`나중에 직접 바꿀 수 없으니 한 번 더 확인해주세요.`}</p>
        <div role="alert" className="empty:-mt-5">
          {giving.failure !== null && <Callout tone="danger">{giving.failure}</Callout>}
        </div>
      </Form>
    </Sheet>
  )
}

function useProblemText() {
  const { t } = useLingui()
  return (problem: Exclude<BirthDateProblem, 'AGE'>): string =>
    ({
      REQUIRED: t`생년월일을 입력해주세요.`,
      FORMAT: t`숫자 8자리로 입력해주세요. 예: 19980321`,
      CALENDAR: t`달력에 없는 날짜예요. 다시 확인해주세요.`,
      RANGE: t`생년월일을 다시 확인해주세요.`,
    })[problem]
}

function useGiving(onFieldErrors: (error: Error) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // The sheet may be gone before the mutation's end is rendered.
  const isClosed = useRef(false)
  const giving = useSingleMutation({
    mutationFn: (facts: { gender: Gender; birthDate: string }) => giveFacts(queryClient, facts),
    onSuccess: () => closeFacts(true),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== failures.UNDER_14) return onFieldErrors(error)
      isClosed.current = true
      forgetPerson()
      closeFacts(false)
    },
  })
  const { error, isPending, mutate } = giving
  const isOfFields = error instanceof ApiError && error.fields !== undefined

  function onGone() {
    answerAsker()
    if (!isClosed.current) return
    isClosed.current = false
    toast.success(t`계정을 닫고 정보를 지웠어요. 만 14세가 되면 다시 만나요.`)
    void navigate(paths.login(), { replace: true })
  }
  return { mutate, isPending, onGone, failure: error === null || isOfFields ? null : errorText(error) }
}
