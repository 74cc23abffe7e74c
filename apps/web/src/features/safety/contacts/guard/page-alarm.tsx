import { useLingui } from '@lingui/react/macro'
import { BellOff, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { allowAlarm, ring, useAlarm } from '../../timer/alarm/alarm.ts'

/** Lets the open page sound when an alert comes, and lets its reader hear how that is. */
export function PageAlarm({ isRinging }: { isRinging: boolean }) {
  const { t } = useLingui()
  const { isAllowed } = useAlarm()
  const [isRefused, setRefused] = useState(false)
  const [isSilenced, setSilenced] = useState(false)
  const isLoud = isRinging && !isSilenced
  useEffect(() => (isLoud ? ring() : undefined), [isLoud, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- rings anew once it may sound
  return (
    <Card className="flex flex-wrap items-center gap-3">
      {isAllowed ? (
        <Volume2 aria-hidden="true" size={22} className="shrink-0 text-sea-700" />
      ) : (
        <BellOff aria-hidden="true" size={22} className="shrink-0 text-basalt-500" />
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 className="font-semibold">{isAllowed ? t`이 화면에서 소리로도 알려요` : t`소리 알람이 꺼져 있어요`}</h3>
        <p className="text-sm text-basalt-500">
          {isRefused
            ? t`브라우저가 소리를 막았어요. 사이트 설정에서 소리를 허용해주세요.`
            : t`이 페이지를 열어둔 동안에만 울려요. 소리가 작으면 음량 버튼으로 키워주세요.`}
        </p>
      </div>
      {isLoud && isAllowed ? (
        <Button variant="secondary" size="sm" onClick={() => setSilenced(true)}>
          {t`알람 끄기`}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => void allowAlarm().then((allowed) => setRefused(!allowed))}>
          {isAllowed ? t`들어보기` : t`소리 켜기`}
        </Button>
      )}
    </Card>
  )
}
