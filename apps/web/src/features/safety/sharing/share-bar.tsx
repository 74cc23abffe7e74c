import { useLingui } from '@lingui/react/macro'
import { CloudOff, Radio } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { RunningBar } from '#ui/running-bar.tsx'
import { leftText } from './left-text.ts'
import { useRunningShare } from './use-running-share.ts'
import { useShareDuties } from './use-share-duties.ts'

/** Says on every screen that others can see where one is; the share does its duties as long as this stands. */
export function ShareBar() {
  const { t } = useLingui()
  const running = useRunningShare()
  useShareDuties(running)
  if (running === null) return null
  const left = leftText(running.left)
  return running.isEnding ? (
    <RunningBar to={paths.shareLocation()} tone="danger" icon={<CloudOff size={18} />}>
      {t`위치 공유가 아직 끝나지 않았어요 · 연결되면 끝내요`}
    </RunningBar>
  ) : (
    <RunningBar to={paths.shareLocation()} icon={<Radio size={18} />}>
      {t`지금 위치를 공유하고 있어요 · ${left} 남음`}
    </RunningBar>
  )
}
