import { useLingui } from '@lingui/react/macro'
import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTiles } from '#features/places/map/use-tiles.ts'
import type { Fix } from '#lib/geolocation.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SharedMap } from './shared-map.ts'

/** The map itself, in the place its parent gives it. */
export function SharedMapView({ fix, name }: { fix: Fix; name: string }) {
  const { t } = useLingui()
  const [map, setMap] = useState<SharedMap | null>(null)
  const [options] = useState(() => ({
    label: t`${name}님의 위치 지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const created = new SharedMap(element, options)
      setMap(created)
      return () => {
        setMap(null)
        created.remove()
      }
    },
    [options],
  )
  useEffect(() => map?.show(fix), [map, fix])
  useTiles(map)
  return (
    <>
      <div ref={container} className="absolute inset-0 z-0" />
      <div className="absolute right-3 bottom-3 z-10 flex flex-col gap-2">
        <IconButton
          variant="floating"
          label={t`가까이 보기`}
          icon={<Plus size={20} />}
          onClick={() => map?.zoomBy(1)}
        />
        <IconButton
          variant="floating"
          label={t`멀리 보기`}
          icon={<Minus size={20} />}
          onClick={() => map?.zoomBy(-1)}
        />
        <IconButton
          variant="floating"
          label={t`위치로 돌아가기`}
          icon={<LocateFixed size={20} />}
          onClick={() => map?.follow(fix)}
        />
      </div>
    </>
  )
}
