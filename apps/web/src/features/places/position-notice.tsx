import { useLingui } from '@lingui/react/macro'
import { LocateFixed, MapPinOff } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import type { PositionState } from './use-position.ts'

export interface PositionNoticeProps {
  state: PositionState
  /** The order in force instead (추천 순). */
  order: string
  onAskAgain: () => void
}

/** Says why the list is not, or not yet, ordered by distance. */
export function PositionNotice({ state, order, onAskAgain }: PositionNoticeProps) {
  const { t } = useLingui()
  switch (state) {
    case 'unneeded':
    case 'known':
      return null
    case 'asking':
      return <Callout icon={<LocateFixed aria-hidden="true" size={18} />}>{t`내 위치를 확인하고 있어요.`}</Callout>
    case 'denied':
      return (
        <Callout tone="warning" icon={<MapPinOff aria-hidden="true" size={18} />}>
          {t`위치를 볼 수 없어서 ${order}으로 보여드려요. 브라우저 설정에서 위치를 허용하면 가까운 곳부터 찾아드릴게요.`}
        </Callout>
      )
    case 'unavailable':
      return (
        <Callout
          tone="warning"
          icon={<MapPinOff aria-hidden="true" size={18} />}
          action={
            <Button variant="secondary" size="sm" onClick={onAskAgain}>
              {t`다시 찾기`}
            </Button>
          }
        >
          {t`지금 위치를 찾지 못해서 ${order}으로 보여드려요.`}
        </Callout>
      )
  }
}
