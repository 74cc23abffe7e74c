import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { useRef, useState } from 'react'
import { changeConsent, consentsQuery } from '#features/account/my-account.api.ts'
import { ApiError, isSilence } from '#lib/server/api-error.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Form } from '#ui/form/form.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { firstFix } from './first-fix.ts'
import { ConsentBox, ContactChoice, StartFailure } from './share-fields.tsx'
import { ScreenOffNote } from './share-notes.tsx'
import { rememberShare } from './share-store.ts'
import { mySharesQuery, refreshShares, startShare } from './sharing.api.ts'

/** The lengths on offer, in minutes. */
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
        {starting.error !== null && !starting.isPending && <StartFailure error={starting.error} />}
      </div>
      <Button
        type="submit"
        icon={<Radio aria-hidden="true" size={18} />}
        isLoading={starting.isPending}
      >{t`위치 공유 시작`}</Button>
    </Form>
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
      // The share was begun on another device, or by a request whose answer was lost.
      if (isSilence(error) || codeOf(error) === failures.SHARE_ALREADY_RUNS) void refreshShares(queryClient)
      if (codeOf(error) === failures.LOCATION_CONSENT_REQUIRED)
        void queryClient.invalidateQueries({ queryKey: consents })
    },
  })
}
