import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/form/icon-button.tsx'
import { type RouteMapProps, useRouteMap } from './use-route-map.ts'

export interface RouteViewProps extends RouteMapProps {
  /** On a screen of its own, where nothing else is scrolled or zoomed. */
  isFree: boolean
}

/** The map itself, in the place its parent gives it. */
export function RouteView({ isFree, ...props }: RouteViewProps) {
  const { t } = useLingui()
  const label = isFree
    ? t`크게 본 일정 지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`
    : t`일정 지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`
  const { container, map } = useRouteMap({ isFree, label }, props)
  return (
    <>
      <div ref={container} className="absolute inset-0 z-0" />
      {isFree && (
        <div className="absolute right-3 bottom-3 z-10 flex flex-col gap-2">
          <IconButton
            variant="floating"
            label={t`가까이 보기`}
            icon={<Plus size={20} />}
            onClick={() => map?.zoomIn()}
          />
          <IconButton
            variant="floating"
            label={t`멀리 보기`}
            icon={<Minus size={20} />}
            onClick={() => map?.zoomOut()}
          />
        </div>
      )}
    </>
  )
}
