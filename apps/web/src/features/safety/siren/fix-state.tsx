import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import type { MyFix } from '../rescue/use-my-fix.ts'
import { useNow } from '../rescue/use-now.ts'
import { accuracyText, ageText } from '#lib/fix-text.ts'
import type { Fix } from '#lib/geolocation.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** Which position the message has, if any, and how it gets a better one. */
export function FixState({ mine: { fix, isLocating, problem, locate } }: { mine: MyFix }) {
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

function FixInWords({ fix }: { fix: Fix }) {
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
