import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { accuracyText, ageText } from '#lib/fix-text.ts'
import type { Fix } from '#lib/geolocation.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { HelpFix } from './use-help-fix.ts'

/** Which position the message has, if any, and what can be done for a better one. */
export function HelpFixState({ fix, search, look }: HelpFix) {
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm text-basalt-700">
      {fix !== null && <FixInWords fix={fix} />}
      {search === 'searching' && <Searching />}
      {search !== 'searching' && search !== 'found' && (
        <>
          {search !== 'unasked' && (
            <p>
              <WhyNone isDenied={search === 'denied'} />
            </p>
          )}
          <LookButton onPress={look} />
        </>
      )}
    </div>
  )
}

function FixInWords({ fix }: { fix: Fix }) {
  const age = ageText(fix.takenAt, Date.now())
  const accuracy = accuracyText(fix.accuracyM)
  return (
    <p>
      <Trans>
        문구에 넣은 위치: {age}, {accuracy}
      </Trans>
    </p>
  )
}

function Searching() {
  return (
    <p className="flex items-center gap-2">
      <Spinner size={16} />
      <span>
        <Trans>지금 위치를 찾고 있어요. 기다리지 않고 보내도 돼요.</Trans>
      </span>
    </p>
  )
}

function WhyNone({ isDenied }: { isDenied: boolean }) {
  if (isDenied) return <Trans>위치 권한이 꺼져 있어요. 있는 곳을 문구에 직접 적어 주세요.</Trans>
  return <Trans>지금 위치를 찾지 못했어요. 있는 곳을 문구에 직접 적어 주세요.</Trans>
}

function LookButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const icon = <MapPin aria-hidden="true" size={16} />
  return <Button size="sm" variant="secondary" icon={icon} onClick={onPress}>{t`지금 위치 넣기`}</Button>
}
