import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { BellOff, BellRing, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { Tinted } from '../tinted.tsx'
import { allowAlarm, ringingKey, silenceAlarm, useAlarm } from './alarm.ts'

/** Lets the open page sound when the time has come, and silences it. */
export function AlarmCard({ timer }: { timer: Timer | null }) {
  const { t } = useLingui()
  const { isAllowed, isRinging } = useAlarm()
  const [isRefused, setRefused] = useState(false)

  async function allow() {
    setRefused(!(await allowAlarm()))
  }

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
  return (
    <Card className="flex flex-wrap items-center gap-3">
      {isAllowed ? (
        <Volume2 aria-hidden="true" size={22} className="shrink-0 text-sea-700" />
      ) : (
        <BellOff aria-hidden="true" size={22} className="shrink-0 text-basalt-500" />
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2 className="font-semibold">{isAllowed ? t`이 화면에서 소리로도 알려요` : t`소리 알람이 꺼져 있어요`}</h2>
        <p className="text-sm text-basalt-500">
          {isRefused
            ? t`브라우저가 소리를 막았어요. 사이트 설정에서 소리를 허용해주세요.`
            : t`혼저를 열어둔 동안에만 울려요. 소리가 작으면 음량 버튼으로 키워주세요.`}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => void allow()}>
        {isAllowed ? t`들어보기` : t`소리 켜기`}
      </Button>
    </Card>
  )
}
