import type { Enrolled, Enrolment } from '@honjeo/contract/admin/authenticator'
import { AUTHENTICATOR_CODE_LENGTH } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { copySecret } from '#lib/device/share.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { OtpField } from '#ui/form/otp-field.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { beginEnrolment, confirmEnrolment } from './authenticator.api.ts'
import { FactorForm } from './factor-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { setStaffMe } from './staff-request.ts'

/** `codes`: they are on the screen, and never again. */
export type EnrolmentStep = 'begin' | 'scan' | 'codes'

interface EnrolmentProps {
  /** Whether there is an authenticator already, whose code is asked for. */
  isAnother: boolean
  cancelLabel: string
  onCancel: () => void
  onStep: (step: EnrolmentStep) => void
  onDone: () => void
}

/** Three steps to an authenticator: password, scanning, recovery codes. */
export function EnrolmentSteps({ isAnother, cancelLabel, onCancel, onStep, onDone }: EnrolmentProps) {
  const { t } = useLingui()
  const [begun, setBegun] = useState<Enrolment>()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  if (enrolled) {
    const handleDone = () => {
      setStaffMe(enrolled.me)
      onDone()
    }
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={handleDone} />
  }
  if (begun) {
    const handleBack = () => {
      setBegun(undefined)
      onStep('begin')
    }
    const handleEnrolled = (result: Enrolled) => {
      setEnrolled(result)
      onStep('codes')
    }
    return <EnrolmentScan enrolment={begun} onBack={handleBack} onEnrolled={handleEnrolled} />
  }
  const handleBegun = (result: Enrolment) => {
    setBegun(result)
    onStep('scan')
  }
  return (
    <FactorForm
      asksCode={isAnother}
      mutationFn={beginEnrolment}
      onDone={handleBegun}
      submitLabel={t`다음`}
      cancelLabel={cancelLabel}
      onCancel={onCancel}
    />
  )
}

/** No other screen draws one. */
const QrCode = lazy(() => import('#ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))

interface EnrolmentScanProps {
  enrolment: Enrolment
  onBack: () => void
  onEnrolled: (enrolled: Enrolled) => void
}

/** The secret in the three ways in which it comes into an app: scanned, opened, typed in; and the first code of it. */
function EnrolmentScan({ enrolment: { secret, uri }, onBack, onEnrolled }: EnrolmentScanProps) {
  const { t } = useLingui()
  const introduction = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The focus does not go to the field: a phone's keyboard would cover what is to be scanned.
  useEffect(() => introduction.current?.focus(), [])
  const [code, setCode] = useState('')
  const confirming = useSingleMutation({
    mutationFn: confirmEnrolment,
    onSuccess: onEnrolled,
    onError: () => {
      setCode('')
      field.current?.focus()
    },
  })
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  const isComplete = code.length === AUTHENTICATOR_CODE_LENGTH
  return (
    <Form onSubmit={() => isComplete && confirming.mutate(code)} className="gap-4">
      <p ref={introduction} tabIndex={-1} className="text-basalt-700 outline-none">
        {t`Google Authenticator, 1Password 같은 인증 앱으로 QR 코드를 찍은 다음, 앱에 보이는 숫자를 입력해주세요.`}
      </p>
      <div className="flex flex-col items-center gap-2">
        <Suspense fallback={<Skeleton className="size-48" />}>
          <QrCode text={uri} label={t`인증 앱으로 찍을 QR 코드`} />
        </Suspense>
        <a href={uri} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {t`이 기기의 인증 앱에서 열기`}
        </a>
      </div>
      <div>
        <p className="text-sm text-basalt-500">{t`찍을 수 없다면 이 키를 앱에 직접 입력해주세요.`}</p>
        <div className="flex items-center gap-1">
          <code className="min-w-0 flex-1 text-sm wrap-break-word">{groups}</code>
          <IconButton label={t`키 복사하기`} icon={<Copy size={18} />} onClick={() => void copySecret(secret)} />
        </div>
      </div>
      <OtpField
        ref={field}
        label={t`인증 코드`}
        hint={t`인증 앱에 보이는 숫자 6자리예요.`}
        length={AUTHENTICATOR_CODE_LENGTH}
        value={code}
        onChange={(next) => {
          setCode(next)
          if (next !== '') confirming.reset()
        }}
        onComplete={confirming.mutate}
        error={confirming.isError ? errorText(confirming.error) : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" size="md" disabled={confirming.isPending} onClick={onBack}>
          {t`다시 시작하기`}
        </Button>
        <Button type="submit" size="md" disabled={!isComplete} isLoading={confirming.isPending}>
          {t`등록하기`}
        </Button>
      </div>
    </Form>
  )
}
