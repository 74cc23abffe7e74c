import { useLingui } from '@lingui/react/macro'
import { BellOff, Volume2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { allowAlarm, useAlarm } from './alarm.ts'

interface SoundCardProps {
  heading: 'h2' | 'h3'
  /** Says how long this page sounds. */
  reach: string
  /** Takes the place of the button that lets one hear the alarm. */
  action?: ReactNode
}

/** Says whether the open page may sound, and lets its reader allow and hear it. */
export function SoundCard({ heading: Heading, reach, action }: SoundCardProps) {
  const { t } = useLingui()
  const { isAllowed } = useAlarm()
  const [isRefused, setRefused] = useState(false)
  return (
    <Card className="flex flex-wrap items-center gap-3">
      {isAllowed ? (
        <Volume2 aria-hidden="true" size={22} className="shrink-0 text-sea-700" />
      ) : (
        <BellOff aria-hidden="true" size={22} className="shrink-0 text-basalt-500" />
      )}
      <div className="min-w-0 flex-[1_1_10rem]">
        <Heading className="font-semibold">
          {isAllowed ? t`이 화면에서 소리로도 알려요` : t`소리 알람이 꺼져 있어요`}
        </Heading>
        <p className="text-sm text-basalt-500">
          {isRefused ? t`브라우저가 소리를 막았어요. 사이트 설정에서 소리를 허용해주세요.` : reach}
        </p>
      </div>
      {action ?? (
        <Button variant="secondary" size="sm" onClick={() => void allowAlarm().then((allowed) => setRefused(!allowed))}>
          {isAllowed ? t`들어보기` : t`소리 켜기`}
        </Button>
      )}
    </Card>
  )
}
