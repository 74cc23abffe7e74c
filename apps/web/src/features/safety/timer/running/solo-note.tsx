import { useLingui } from '@lingui/react/macro'
import { BookUser, UserRound } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/list/card.tsx'
import { canPick, isPhoneNumber, keepHelper, pickNumber, readHelper } from './own-helper.ts'

const loadHelp = () => import('./solo-help.tsx')
const SoloHelp = lazy(() => loadHelp().then((module) => ({ default: module.SoloHelp })))

/** What a timer of one's own says of itself, and the rescue card once the time to answer has passed. */
export function SoloPanel({ isOverdue }: { isOverdue: boolean }) {
  // The help is fetched with the timer's first look, so that it is there without a network when it is needed.
  useEffect(() => void loadHelp().catch(() => {}), [])
  if (!isOverdue) return <SoloNote />
  return (
    <Suspense>
      <SoloHelp />
    </Suspense>
  )
}

/** What a timer of one's own does not do, before it counts. */
function SoloNote() {
  const { t } = useLingui()
  return (
    <Callout tone="warning" icon={<UserRound aria-hidden="true" size={18} />}>
      <p className="font-bold">{t`나만의 타이머예요`}</p>
      <p>{t`시간이 지나도 다른 사람에게는 아무것도 알리지 않아요. 휴대폰이 꺼지면 아무 일도 일어나지 않아요.`}</p>
    </Callout>
  )
}

/** The person whom one calls when the time has passed: chosen in peace, and kept on this device. */
export function SoloHelper() {
  const { t } = useLingui()
  const [number, setNumber] = useState(readHelper)

  function change(next: string) {
    setNumber(next)
    keepHelper(next)
  }
  async function pick() {
    const picked = await pickNumber()
    if (picked !== null) change(picked)
  }

  return (
    <Card className="space-y-3">
      <TextField
        label={t`바로 연락할 사람의 전화번호`}
        hint={t`이 기기에만 남아요. 시간이 지나면 전화와 문자 버튼으로 나와요.`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        isOptional
        maxLength={20}
        value={number}
        onChange={(event) => change(event.target.value)}
        error={number !== '' && !isPhoneNumber(number) ? t`전화번호를 숫자로 입력해주세요.` : undefined}
      />
      {canPick() && (
        <Button
          variant="secondary"
          size="md"
          fullWidth
          icon={<BookUser aria-hidden="true" size={18} />}
          onClick={() => void pick()}
        >
          {t`휴대폰 연락처에서 고르기`}
        </Button>
      )}
    </Card>
  )
}
