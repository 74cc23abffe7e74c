import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { accuracyText, ageText } from '../fix-text.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { Button } from '#ui/form/button.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { HelpWays } from '../rescue/help-ways.tsx'
import { useHelp } from '../rescue/use-help.ts'
import { type MyFix, useNow } from '../rescue/use-my-fix.ts'
import { startSiren } from './siren.ts'

interface SirenAftercareProps {
  open: boolean
  onClose: () => void
  alert: ReactNode
}

/** Offers, after the siren, whom to call and whom to alert. Further ways of alerting others are below each other here. */
export function SirenAftercare({ open, onClose, alert }: SirenAftercareProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={t`사이렌을 껐어요`}
      description={<Trans>아직 위험하면 바로 전화하세요. 혼저가 대신 신고하지는 않아요.</Trans>}
      footer={<Button variant="secondary" fullWidth onClick={startSiren}>{t`사이렌 다시 울리기`}</Button>}
    >
      <div className="flex flex-col gap-5">
        <EmergencyCalls />
        {alert}
        <NotifyContacts />
      </div>
    </Sheet>
  )
}

/** A message that is ready at once, and has the position as soon as it is known: nothing waits for it. */
function NotifyContacts() {
  const { t } = useLingui()
  const titleId = useId()
  const { mine, text, sayings } = useHelp()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-bold">{t`신뢰 연락처에 알리기`}</h3>
      <FixState mine={mine} />
      <HelpWays text={text} sayings={sayings} hasOwnContacts />
    </section>
  )
}

/** Says which position the message has, if any, and how it gets a better one. */
function FixState({ mine: { fix, isLocating, problem, locate } }: { mine: MyFix }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <div role="status" className="text-basalt-700 empty:hidden">
        {fix !== null && <FixInWords fix={fix} />}
        {isLocating && <Searching hasFix={fix !== null} />}
        {problem !== null && (
          <p>{problem === 'denied' ? t`위치 권한이 꺼져 있어요.` : t`지금 위치를 찾지 못했어요.`}</p>
        )}
        {fix === null && !isLocating && <p>{t`있는 곳을 문자에 직접 적어 주세요.`}</p>}
      </div>
      {!isLocating && (
        <Button
          variant="secondary"
          size="sm"
          icon={<LocateFixed aria-hidden="true" size={16} />}
          onClick={locate}
        >{t`지금 위치 넣기`}</Button>
      )}
    </div>
  )
}

function FixInWords({ fix }: { fix: DeviceFix }) {
  const age = ageText(fix.takenAt, useNow())
  const accuracy = accuracyText(fix.accuracyM)
  return (
    <p>
      <Trans>
        글에 넣은 위치: {age}, {accuracy}
      </Trans>
    </p>
  )
}

function Searching({ hasFix }: { hasFix: boolean }) {
  return (
    <p className="flex items-center gap-2">
      <Spinner size={16} />
      <span>
        {hasFix ? (
          <Trans>더 정확한 위치를 찾고 있어요. 기다리지 않고 보내도 돼요.</Trans>
        ) : (
          <Trans>지금 위치를 찾고 있어요. 기다리지 않고 보내도 돼요.</Trans>
        )}
      </span>
    </p>
  )
}
