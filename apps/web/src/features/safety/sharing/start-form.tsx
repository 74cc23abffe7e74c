import * as failures from '@honjeo/contract/values/error-numbers'
import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPinOff, Radio } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { changeConsent, consentsQuery } from '#features/account/my-account.api.ts'
import { ApiError, errorText, isSilence } from '#lib/server/api-error.ts'
import { PositionError } from '#lib/position/geolocation.ts'
import { paths } from '#lib/navigation/paths.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { contactsQuery } from '../contacts/contacts.api.ts'
import { firstFix } from './first-fix.ts'
import { ScreenOffNote, shareProblem } from './share-notes.tsx'
import { rememberShare } from './share-store.ts'
import { mySharesQuery, refreshShares, startShare } from './sharing.api.ts'

/** Minutes. */
const LENGTHS = [30, 60, 120, 240, 480, 720]
const LENGTH = 60
const MINUTE_MS = 60_000

export function StartForm() {
  const { t } = useLingui()
  const consentBox = useRef<HTMLInputElement>(null)
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
    if (isMissing) consentBox.current?.focus()
    else starting.mutate({ minutes, contactIds, isConsentNew: needsConsent })
  }

  return (
    <Form onSubmit={handleSubmit} className="gap-6">
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
          ref={consentBox}
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

interface ConsentBoxProps {
  ref: RefObject<HTMLInputElement | null>
  agreed: boolean
  onChange: (agreed: boolean) => void
  error: string | undefined
}

/** The consent without which no position leaves the device, asked for where it is needed. */
function ConsentBox({ ref, agreed, onChange, error }: ConsentBoxProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} as="group" label={t`위치 정보 동의`} error={error}>
      <div className="space-y-2 rounded-md border border-basalt-200 bg-paper px-4 py-3">
        <ul className="list-disc space-y-1 pl-[1.25em] text-sm text-basalt-700">
          <li>{t`공유하는 동안 가장 새로운 위치 하나와 그 정확도, 시각, 배터리만 서버에 둬요.`}</li>
          <li>{t`공유가 끝나면 위치는 바로 지워져요. 지나온 길은 남기지 않아요.`}</li>
          <li>{t`누가 몇 번 봤는지는 ${SHARE_KEEP_DAYS}일 뒤에 지워져요.`}</li>
        </ul>
        <div className="flex items-center gap-2">
          <Checkbox
            ref={ref}
            label={t`위치기반 서비스 이용에 동의해요`}
            checked={agreed}
            onChange={({ target }) => onChange(target.checked)}
            className="min-w-0 flex-1"
          />
          <TextLink to={paths.locationTerms()} aria-label={t`위치기반 서비스 보기`} className="shrink-0 px-1">
            <Trans>보기</Trans>
          </TextLink>
        </div>
      </div>
    </Field>
  )
}

interface ContactChoiceProps {
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Who hears of the share: of the trusted contacts those who agreed. */
function ContactChoice({ chosen, onChange }: ContactChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const { data: contacts, error, isFetching, refetch } = useQuery(contactsQuery())
  const willing = contacts?.filter(({ status }) => status === 'CONFIRMED')
  const toggle = (contactId: number) =>
    onChange(chosen.includes(contactId) ? chosen.filter((each) => each !== contactId) : [...chosen, contactId])
  return (
    <Field
      id={id}
      as="group"
      label={t`누구에게 알릴까요?`}
      isOptional
      hint={t`고르지 않아도 링크를 직접 보낼 수 있어요.`}
    >
      {willing === undefined ? (
        error === null ? (
          <Skeleton className="h-13" />
        ) : (
          <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        )
      ) : willing.length === 0 ? (
        <p className="rounded-md bg-basalt-100 px-4 py-3 text-sm text-basalt-700">
          {t`동의한 신뢰 연락처가 아직 없어요.`} <TextLink to={paths.trustedContacts()}>{t`연락처 추가하기`}</TextLink>
        </p>
      ) : (
        <div className="rounded-md border border-basalt-200 bg-paper px-4 py-1">
          {willing.map(({ contactId, name, email, nickName }) => (
            <Checkbox
              key={contactId}
              label={name}
              description={email ?? nickName}
              checked={chosen.includes(contactId)}
              onChange={() => toggle(contactId)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}

interface Start {
  minutes: number
  contactIds: number[]
  /** The consent was given just now. */
  isConsentNew: boolean
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** Begins to share; fails with an `ApiError`, or with a `PositionError` where there is nothing to share. */
function useStartShare() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const consents = consentsQuery().queryKey
  return useSingleMutation({
    mutationFn: async ({ minutes, contactIds, isConsentNew }: Start) => {
      const fix = await firstFix()
      if (isConsentNew) queryClient.setQueryData(consents, await changeConsent({ type: 'LOCATION', agreed: true }))
      return startShare({ minutes, contactIds, ...(fix !== undefined && { fix }) })
    },
    onSuccess: (share) => {
      const { shareId, endsAt } = share
      rememberShare({ shareId, endsAt, isFromHere: true })
      queryClient.setQueryData(mySharesQuery().queryKey, (shares = []) => [share, ...shares])
      toast.success(t`위치 공유를 시작했어요.`)
    },
    onError: (error) => {
      // Begun on another device, or by a request whose answer was lost.
      if (isSilence(error) || codeOf(error) === failures.SHARE_ALREADY_RUNS) void refreshShares(queryClient)
      if (codeOf(error) === failures.LOCATION_CONSENT_REQUIRED)
        void queryClient.invalidateQueries({ queryKey: consents })
    },
  })
}
