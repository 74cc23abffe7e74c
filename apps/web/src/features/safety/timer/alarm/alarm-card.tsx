import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { Tinted } from '../tinted.tsx'
import { ringingKey, silenceAlarm, useAlarm } from './alarm.ts'
import { SoundCard } from './sound-card.tsx'

/** Lets the open page sound when the time has come, and silences it. */
export function AlarmCard({ timer }: { timer: Timer | null }) {
  const { t } = useLingui()
  const { isAllowed, isRinging } = useAlarm()

  if (isRinging && timer !== null) {
    return (
      <Tinted tone="danger" className="flex items-center gap-3">
        <BellRing aria-hidden="true" size={22} className="shrink-0 text-danger" />
        <p className="min-w-0 flex-1 font-semibold text-danger">
          {isAllowed ? t`돌아올 시간 알람이 울려요` : t`돌아올 시간이에요. 소리는 꺼져 있어요`}
        </p>
        <Button variant="secondary" size="sm" onClick={() => silenceAlarm(ringingKey(timer))}>
          {t`알람 끄기`}
        </Button>
      </Tinted>
    )
  }
  return <SoundCard heading="h2" reach={t`혼저를 열어둔 동안에만 울려요. 소리가 작으면 음량 버튼으로 키워주세요.`} />
}
