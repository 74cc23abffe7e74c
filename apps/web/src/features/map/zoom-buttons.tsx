import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/form/icon-button.tsx'

/** The two buttons of a map for those who have one finger, or a pointer. */
export function ZoomButtons({ onZoom }: { onZoom: (steps: 1 | -1) => void }) {
  const { t } = useLingui()
  return (
    <>
      <IconButton variant="floating" label={t`가까이 보기`} icon={<Plus size={20} />} onClick={() => onZoom(1)} />
      <IconButton variant="floating" label={t`멀리 보기`} icon={<Minus size={20} />} onClick={() => onZoom(-1)} />
    </>
  )
}
