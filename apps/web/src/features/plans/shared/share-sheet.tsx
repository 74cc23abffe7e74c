import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { CalendarPlus, Link2Off, MapPinned, Printer } from 'lucide-react'
import { useRef } from 'react'
import { ListItem } from '#ui/list-item.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LinkSection } from './link-section.tsx'
import { useSavePlanFile } from './use-save-plan-file.ts'
import { useSharing } from './use-sharing.ts'

export interface ShareSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  plan: Pick<PlanDetail, 'planId' | 'title' | 'sharePath' | 'sharesMemos'>
}

/** Everything that takes a plan out of the app: its link, files for other apps, paper. */
export function ShareSheet({ open, onOpenChange, plan }: ShareSheetProps) {
  const { t } = useLingui()
  const sharing = useSharing(plan)
  const save = useSavePlanFile(plan.planId)
  const wantsPrint = useRef(false)

  function handlePrint() {
    wantsPrint.current = true
    onOpenChange(false)
  }

  function handleGone() {
    if (!wantsPrint.current) return
    wantsPrint.current = false
    window.print()
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} onGone={handleGone} title={t`일정 공유하기`}>
      <LinkSection plan={plan} sharing={sharing} />
      <ul className="-mx-4 mt-4 divide-y divide-basalt-200 border-t border-basalt-200">
        <ListItem
          leading={<CalendarPlus aria-hidden="true" size={20} />}
          title={t`캘린더에 넣기`}
          description={t`.ics 파일로 받아요`}
          onPress={() => save('ics')}
        />
        <ListItem
          leading={<MapPinned aria-hidden="true" size={20} />}
          title={t`다른 지도 앱에서 보기`}
          description={t`.gpx 파일로 받아요`}
          onPress={() => save('gpx')}
        />
        <ListItem leading={<Printer aria-hidden="true" size={20} />} title={t`인쇄`} onPress={handlePrint} />
        {plan.sharePath !== null && (
          <ListItem
            leading={<Link2Off aria-hidden="true" size={20} />}
            title={t`공유 끝내기`}
            isDanger
            onPress={sharing.end}
          />
        )}
      </ul>
    </Sheet>
  )
}
