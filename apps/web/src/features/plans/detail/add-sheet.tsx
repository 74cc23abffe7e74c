import { useLingui } from '@lingui/react/macro'
import { Heart, PencilLine, Search } from 'lucide-react'
import { ListItem } from '#ui/list-item.tsx'
import { Sheet } from '#ui/sheet.tsx'

export interface AddSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  dayIndex: number
  onSearch: () => void
  onCart: () => void
  onOwnWords: () => void
}

/** Where the next stop of a day comes from. */
export function AddSheet({ open, onOpenChange, dayIndex, onSearch, onCart, onOwnWords }: AddSheetProps) {
  const { t } = useLingui()
  const number = dayIndex + 1
  const closing = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`${number}일차에 장소 추가`}>
      <ul className="-mx-4 divide-y divide-basalt-200">
        <ListItem leading={<Search size={20} />} title={t`장소 찾기`} onPress={closing(onSearch)} />
        <ListItem leading={<Heart size={20} />} title={t`담은 장소에서 고르기`} onPress={closing(onCart)} />
        <ListItem
          leading={<PencilLine size={20} />}
          title={t`직접 적기`}
          description={t`렌터카 반납처럼 장소가 아닌 일도 좋아요`}
          onPress={closing(onOwnWords)}
        />
      </ul>
    </Sheet>
  )
}
