import { useLingui } from '@lingui/react/macro'
import { CalendarRange, PenLine, Users } from 'lucide-react'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { paths } from '#lib/navigation/paths.ts'
import { ListItem } from '#ui/list/list-item.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'

export interface CreateSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the plus offers. None of the three screens has the bottom navigation, so going there also takes the sheet away. */
export function CreateSheet({ open, onOpenChange }: CreateSheetProps) {
  const { t } = useLingui()
  const isMinor = useIsMinor()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`무엇을 시작할까요?`}>
      <ul className="-mx-4 divide-y divide-basalt-200">
        <ListItem
          to={paths.writeReview()}
          leading={<PenLine aria-hidden="true" size={22} />}
          title={t`혼행 리뷰 쓰기`}
          description={t`다녀온 곳, 혼자 가도 괜찮았나요?`}
        />
        <ListItem
          to={paths.newPlan()}
          leading={<CalendarRange aria-hidden="true" size={22} />}
          title={t`일정 짜기`}
          description={t`직접 짜거나 혼저에 맡겨보세요`}
        />
        {!isMinor && (
          <ListItem
            to={paths.createRoom()}
            leading={<Users aria-hidden="true" size={22} />}
            title={t`동행방 열기`}
            description={t`함께 걷고 밥 먹을 사람을 모아보세요`}
          />
        )}
      </ul>
    </Sheet>
  )
}
