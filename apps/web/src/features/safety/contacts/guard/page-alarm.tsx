import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { ring, useAlarm } from '../../timer/alarm/alarm.ts'
import { SoundCard } from '../../timer/alarm/sound-card.tsx'

/** Lets the open page sound when an alert comes, and lets its reader hear how that is. */
export function PageAlarm({ isRinging }: { isRinging: boolean }) {
  const { t } = useLingui()
  const { isAllowed } = useAlarm()
  const [isSilenced, setSilenced] = useState(false)
  const isLoud = isRinging && !isSilenced
  useEffect(() => (isLoud ? ring() : undefined), [isLoud, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- it rings again once it may sound
  return (
    <SoundCard
      heading="h3"
      reach={t`이 페이지를 열어둔 동안에만 울려요. 소리가 작으면 음량 버튼으로 키워주세요.`}
      action={
        isLoud && isAllowed ? (
          <Button variant="secondary" size="sm" onClick={() => setSilenced(true)}>
            {t`알람 끄기`}
          </Button>
        ) : undefined
      }
    />
  )
}
