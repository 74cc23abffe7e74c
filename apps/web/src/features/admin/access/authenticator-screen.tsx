import { RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ConsolePage, LoadState, Panel } from '../parts/console-page.tsx'
import { Facts } from '../parts/facts.tsx'
import { authenticatorQuery, renewRecoveryCodes } from './authenticator.api.ts'
import { EnrolmentSteps, type EnrolmentStep } from './enrolment.tsx'
import { FactorForm } from './factor-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The number of codes left at which one thinks of new ones. */
const FEW = 2

/** The viewer's second factor: since when, what is left of its recovery codes, and how to get others. */
export function Component() {
  const { t } = useLingui()
  const query = useQuery(authenticatorQuery())
  const [change, setChange] = useState<'codes' | 'authenticator' | null>(null)
  return (
    <ConsolePage title={t`인증 앱`}>
      <LoadState query={query}>
        {({ enrolledAt, recoveryCodesLeft }) => (
          <Panel title={t`등록한 인증 앱`} className="max-w-xl">
            <Facts
              facts={[
                { name: t`등록한 날`, value: formatDate(enrolledAt) },
                { name: t`남은 복구 코드`, value: t`${RECOVERY_CODES}개 중 ${recoveryCodesLeft}개` },
              ]}
            />
            {recoveryCodesLeft <= FEW && (
              <Callout tone="warning" icon={<TriangleAlert aria-hidden="true" size={18} />} className="mt-4">
                {t`복구 코드가 얼마 남지 않았어요. 새로 받아 보관해주세요.`}
              </Callout>
            )}
            <div className="mt-5 flex flex-wrap gap-2 *:max-w-full">
              <Button variant="secondary" size="md" className="wrap-anywhere!" onClick={() => setChange('codes')}>
                {t`복구 코드 새로 받기`}
              </Button>
              <Button
                variant="secondary"
                size="md"
                className="wrap-anywhere!"
                onClick={() => setChange('authenticator')}
              >
                {t`다른 인증 앱으로 바꾸기`}
              </Button>
            </div>
          </Panel>
        )}
      </LoadState>
      <ChangeDialog
        change={change}
        onClose={() => {
          setChange(null)
          void query.refetch()
        }}
      />
    </ConsolePage>
  )
}

interface ChangeDialogProps {
  change: 'codes' | 'authenticator' | null
  onClose: () => void
}

/** Gives other recovery codes, or another authenticator, for a code of the one that there is. */
function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<EnrolmentStep>('begin')
  // Closing goes through a moment in which it is neither any more.
  const [last, setLast] = useState(change)
  if (change !== null && change !== last) setLast(change)
  const isCodes = last === 'codes'

  function handleClose() {
    setStep('begin')
    onClose()
  }

  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && handleClose()}
      isDismissible={step !== 'codes'}
      title={
        step === 'codes'
          ? t`복구 코드를 보관해주세요`
          : isCodes
            ? t`복구 코드를 새로 받을까요?`
            : t`다른 인증 앱으로 바꿀까요?`
      }
      description={
        step !== 'begin'
          ? undefined
          : isCodes
            ? t`새 코드를 받으면 전에 받은 복구 코드는 쓸 수 없어요.`
            : t`새 앱의 등록을 마칠 때까지는 지금 앱을 쓸 수 있어요.`
      }
    >
      {isCodes ? (
        <Renewal onClose={handleClose} onCodes={() => setStep('codes')} />
      ) : (
        <EnrolmentSteps isAnother cancelLabel={t`취소`} onCancel={handleClose} onStep={setStep} onDone={handleClose} />
      )}
    </Dialog>
  )
}

function Renewal({ onClose, onCodes }: { onClose: () => void; onCodes: () => void }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  return (
    <FactorForm
      asksCode
      mutationFn={renewRecoveryCodes}
      onDone={(renewed) => {
        setCodes(renewed)
        onCodes()
      }}
      submitLabel={t`새로 받기`}
      cancelLabel={t`취소`}
      onCancel={onClose}
    />
  )
}
