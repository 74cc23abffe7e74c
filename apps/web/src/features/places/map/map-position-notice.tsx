import { useLingui } from '@lingui/react/macro'
import { MapPinOff, X } from 'lucide-react'
import { Callout } from '#ui/callout.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { MapPositionProblem } from './use-my-position.ts'

export interface MapPositionNoticeProps {
  problem: MapPositionProblem | null
  onDismiss: () => void
}

export function MapPositionNotice({ problem, onDismiss }: MapPositionNoticeProps) {
  const { t } = useLingui()
  if (problem === null) return null
  const texts: Record<MapPositionProblem, string> = {
    denied: t`위치를 볼 수 없어요. 브라우저 설정에서 위치를 허용하면 지금 있는 곳을 지도에 보여드릴게요.`,
    unavailable: t`지금 위치를 찾지 못했어요. 잠시 후 다시 눌러주세요.`,
    elsewhere: t`지금은 제주 밖에 계시네요. 제주에 오시면 지도에서 위치를 보여드릴게요.`,
  }
  return (
    <div role="alert" className="w-full">
      <Callout
        tone="warning"
        className="shadow-2"
        icon={<MapPinOff aria-hidden="true" size={18} />}
        action={<IconButton label={t`닫기`} icon={<X size={18} />} className="-my-2 -mr-2.5" onClick={onDismiss} />}
      >
        {texts[problem]}
      </Callout>
    </div>
  )
}
