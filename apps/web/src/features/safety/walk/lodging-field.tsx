import type { Position } from '@honjeo/contract/values/geo'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { House, LocateFixed, Map as MapIcon } from 'lucide-react'
import { lazy, type RefObject, Suspense, useId, useState } from 'react'
import { PositionError } from '#lib/position/geolocation.ts'
import { readKeptFix } from '#lib/position/kept-fix.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { firstDeviceFix } from '../sharing/first-fix.ts'
import { usePositionProblem } from '../timer/use-location-consent.tsx'
import { FENCE_M } from './course.ts'
import { pinLodging } from './walk-store.ts'

const PinMapView = lazy(() => import('./pin-map.tsx').then((module) => ({ default: module.PinMapView })))

/** The number of decimals for about a metre. */
const DECIMALS = 5

interface LodgingFieldProps {
  lodging: Position | null
  error: string | undefined
  /** Gets the button that pins it, to be led to. */
  pinRef: RefObject<HTMLButtonElement | null>
}

/** Asks where the member sleeps: pinned where they are, or on the map, and kept on this device. */
export function LodgingField({ lodging, error, pinRef }: LodgingFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [isMapOpen, setMapOpen] = useState(false)
  const pinning = usePinHere()

  function handlePin(spot: Position) {
    pinLodging(spot)
    setMapOpen(false)
  }

  return (
    <Field
      id={id}
      as="group"
      label={t`숙소 위치`}
      hint={t`이 기기에만 두고, 서버로 보내지 않아요. 로그아웃하면 지워져요.`}
      error={error}
    >
      <div className="space-y-3 rounded-md border border-basalt-200 bg-paper px-4 py-3">
        <p role="status" className="flex items-center gap-2">
          <House aria-hidden="true" size={20} className="shrink-0 text-sea-700" />
          {lodging === null ? (
            <span className="text-basalt-700">{t`아직 정하지 않았어요`}</span>
          ) : (
            <span className="min-w-0">
              <span className="font-semibold">{t`숙소를 정해뒀어요`}</span>{' '}
              <span className="text-sm text-basalt-500 tabular-nums">
                {[lodging.lat, lodging.lng].map((each) => each.toFixed(DECIMALS)).join(', ')}
              </span>
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
          <Button
            ref={pinRef}
            variant="secondary"
            size="md"
            icon={<LocateFixed aria-hidden="true" size={18} />}
            isLoading={pinning.isPending}
            onClick={() => pinning.mutate()}
          >
            {t`지금 여기로`}
          </Button>
          <Button
            variant="secondary"
            size="md"
            icon={<MapIcon aria-hidden="true" size={18} />}
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {t`지도에서 고르기`}
          </Button>
          {lodging !== null && (
            <Button variant="ghost" size="md" onClick={() => pinLodging(null)}>
              {t`숙소 지우기`}
            </Button>
          )}
        </div>
        {isMapOpen && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <PinMapView start={lodging ?? readKeptFix()} onPin={handlePin} />
          </Suspense>
        )}
      </div>
    </Field>
  )
}

/** Pins the lodging in a tap; a measurement that is less exact than the fence pins nothing. */
function usePinHere() {
  const { t } = useLingui()
  const problemOf = usePositionProblem()
  return useMutation({
    mutationFn: async () => {
      const fix = await firstDeviceFix(0)
      return fix !== undefined && fix.accuracyM <= FENCE_M ? { lat: fix.lat, lng: fix.lng } : null
    },
    onSuccess: (spot) => {
      if (spot === null) toast.error(t`위치가 정확하지 않아요. 하늘이 트인 곳에서 다시 누르거나 지도에서 골라주세요.`)
      else pinLodging(spot)
    },
    onError: (error) =>
      toast.error(
        error instanceof PositionError ? problemOf(error.problem) : t`위치를 알 수 없어요. 지도에서 골라주세요.`,
      ),
  })
}
