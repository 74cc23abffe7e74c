import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, type UseControllerProps, useForm, useWatch } from 'react-hook-form'
import { isAboutProof, useOwnProof } from '#features/account/leaving/own-proof.tsx'
import { clearVerification } from '#features/account/verification/verification-store.ts'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { FieldText } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { CallLinks, HelpNow } from '../call-links.tsx'
import { pinStateQuery, removePins, savePins } from '../timer.api.ts'
import { PIN_LENGTH, PinDialog, PinField } from './pin-dialog.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`귀가 PIN`} back={{ fallback: paths.timer() }} right={<CallLinks />} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <Pins />
      </div>
    </>
  )
}

/** What the two PINs are for, and the way to set, change and remove them. */
function Pins() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: state, error, isFetching, refetch } = useQuery(pinStateQuery())
  const [isChanging, setChanging] = useState(false)
  const [isRemoving, setRemoving] = useState(false)

  async function remove(pin: string) {
    const { queryKey } = pinStateQuery()
    const removed = await removePins(pin)
    // What was asked for before says that there are some.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, removed)
    setChanging(false)
    toast.success(t`귀가 PIN을 없앴어요.`)
  }

  if (state === undefined) {
    if (error !== null) {
      return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    }
    return (
      <SkeletonGroup className="space-y-5">
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="space-y-6">
      <Explanation />
      {state.isSet && !isChanging ? (
        <Card className="space-y-3">
          <h2 className="font-bold">{t`PIN이 정해져 있어요`}</h2>
          <p className="text-sm text-basalt-700">
            {t`타이머를 마치거나 취소할 때 PIN을 물어봐요. 5번 틀리면 15분 동안 입력할 수 없어요.`}
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" size="md" onClick={() => setChanging(true)}>
              {t`PIN 바꾸기`}
            </Button>
            <Button variant="secondary" size="md" onClick={() => setRemoving(true)}>
              {t`PIN 없애기`}
            </Button>
          </div>
        </Card>
      ) : (
        <PinsForm isSet={state.isSet} onSaved={() => setChanging(false)} />
      )}
      <HelpNow />
      <PinDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t`귀가 PIN을 없앨까요?`}
        description={t`지금 PIN을 입력하면 없어져요. 그 뒤로는 누구나 이 화면에서 타이머를 끝낼 수 있어요.`}
        confirmLabel={t`PIN 없애기`}
        onPin={remove}
      />
    </div>
  )
}

function Explanation() {
  const { t } = useLingui()
  return (
    <div className="space-y-3 text-basalt-700">
      <p>{t`PIN을 정하면 나만 타이머를 끝낼 수 있어요. PIN은 두 개예요.`}</p>
      <ul className="list-disc space-y-1.5 pl-[1.25em]">
        <li>{t`PIN: 무사히 돌아왔을 때 써요.`}</li>
        <li>
          {t`위급 PIN: 누군가 옆에서 끄라고 할 때 써요. 화면에는 똑같이 끝난 것으로 보이지만, 신뢰 연락처에는 위급하다는 것과 마지막 위치를 바로 알려요. 연락처에는 나에게 전화하지 말고 112에 신고하라고 해요.`}
        </li>
      </ul>
      <Callout tone="warning">
        {t`급할 때 떠오르도록 두 숫자를 꼭 연습해두세요. 생일이나 전화번호처럼 남이 알 만한 숫자는 피하고, 잊으면 타이머를 끝낼 수 없어요.`}
      </Callout>
    </div>
  )
}

const EMPTY = { currentPin: '', pin: '', duressPin: '' }
type NewPins = typeof EMPTY
type Draft = NewPins & Partial<Record<'password' | 'verificationToken', string>>

interface PinsFormProps {
  isSet: boolean
  onSaved: () => void
}

/**
 * Both PINs at once. What is typed is nowhere but on the screen, and gone with it. The first ones may need a proof of who
 * sets them, which is asked for when the server has said so.
 */
function PinsForm({ isSet, onSaved }: PinsFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { control, handleSubmit, reset, resetField, setError } = useForm<NewPins>({
    mode: 'onChange',
    defaultValues: EMPTY,
  })
  const [isProofAsked, setProofAsked] = useState(false)
  const [isTried, setTried] = useState(false)
  const saving = useSingleMutation<Awaited<ReturnType<typeof savePins>>, Draft>({
    mutationFn: ({ currentPin, ...wanted }) => savePins({ ...wanted, ...(isSet && { currentPin }) }),
    onSuccess: (state) => {
      const { queryKey } = pinStateQuery()
      // What was asked for before says that there are none.
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, state)
      reset(EMPTY)
      clearVerification('CONFIRM')
      toast.success(t`귀가 PIN을 정했어요.`)
      onSaved()
    },
    onError: (error) => {
      if (isAboutProof(error)) {
        setProofAsked(true)
        // A proof by mail works once and for a limited time, so a new code has to be requested.
        if (error instanceof ApiError && error.code === failures.EMAIL_PROOF_EXPIRED) clearVerification('CONFIRM')
        return
      }
      if (isWrongPin(error)) resetField('currentPin')
      setError(isWrongPin(error) ? 'currentPin' : 'duressPin', { message: errorText(error) })
    },
  })
  const { currentPin = '', pin = '', duressPin = '' } = useWatch({ control })
  const isReady = isWhole(pin) && isWhole(duressPin) && pin !== duressPin && (!isSet || isWhole(currentPin))
  const own = useOwnProof({
    isOpen: isProofAsked,
    isAsked: isTried,
    hint: t`PIN은 나만 정할 수 있어야 해서 한 번 더 확인해요.`,
    tried: { error: saving.error, draft: saving.variables },
  })
  const { focus, isReady: isProofThere } = own
  // It appears below what the member has just filled in.
  useEffect(() => {
    if (isProofAsked && isProofThere) focus()
  }, [isProofAsked, isProofThere, focus])
  const submit = handleSubmit((pins) => {
    setTried(isProofAsked)
    if (isProofAsked && own.proof === null) focus()
    else saving.mutate({ ...pins, ...(isProofAsked && own.proof) })
  })

  return (
    <Form onSubmit={() => isReady && void submit()} className="gap-6">
      {isSet && <PinInput control={control} name="currentPin" label={t`지금 PIN`} />}
      <PinInput
        control={control}
        name="pin"
        rules={{ deps: ['duressPin'] }}
        label={isSet ? t`새 PIN` : t`PIN`}
        hint={t`무사할 때 입력해요. 타이머가 끝나요.`}
      />
      <PinInput
        control={control}
        name="duressPin"
        rules={{ validate: (value, all) => !isWhole(value) || value !== all.pin || t`두 PIN은 서로 달라야 해요.` }}
        label={isSet ? t`새 위급 PIN` : t`위급 PIN`}
        hint={t`누가 끄라고 시킬 때 입력해요. 끝난 것처럼 보이지만 신뢰 연락처에 바로 위급하다고 알려요.`}
      />
      {isProofAsked && own.field}
      <Button type="submit" fullWidth disabled={!isReady} isLoading={saving.isPending}>
        {isSet ? t`PIN 바꾸기` : t`PIN 정하기`}
      </Button>
    </Form>
  )
}

type PinInputProps = UseControllerProps<NewPins> & FieldText

function PinInput({ label, hint, ...controlled }: PinInputProps) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController(controlled)
  return (
    <PinField ref={ref} label={label} hint={hint} value={value} onChange={onChange} error={fieldState.error?.message} />
  )
}

const isWhole = (value: string) => value.length === PIN_LENGTH

const isWrongPin = (error: Error) =>
  error instanceof ApiError && (error.code === failures.WRONG_PIN || error.code === failures.TOO_MANY_PINS)
