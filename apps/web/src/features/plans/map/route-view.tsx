import { useLingui } from '@lingui/react/macro'
import { ZoomButtons } from '#features/map/zoom-buttons.tsx'
import { type RouteMapProps, useRouteMap } from './use-route-map.ts'

export interface RouteViewProps extends RouteMapProps {
  /** Whether the map is on a screen of its own, where nothing else is scrolled or zoomed. */
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
          <ZoomButtons onZoom={(steps) => map?.zoomBy(steps)} />
        </div>
      )}
    </>
  )
}
