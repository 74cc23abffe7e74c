import type { Position } from '@honjeo/contract/values/geo'
import { MEETING_CODE_SLOT_SECONDS } from '@honjeo/contract/values/limits'
import { meetingCodeSlot } from '@honjeo/contract/values/meeting-code'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/list/card.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { codeAt, type RoomKeys } from './meeting-keys.ts'
import type { MeetingPlace } from './use-meeting-place.ts'

const SECOND_MS = 1000
const SLOT_MS = MEETING_CODE_SLOT_SECONDS * SECOND_MS

/** The code that this device shows now at its place, and for how many seconds more; null while it is made. */
function useMeetingCode(
  keys: RoomKeys | undefined,
  place: Position | undefined,
): { code: string | null; secondsLeft: number } {
  const now = useServerNow(SECOND_MS)
  const slot = meetingCodeSlot(now)
  const { data: code = null } = useQuery({
    queryKey: ['meeting-code', keys?.userId, keys?.roomId, keys?.codeKey, slot, place],
    queryFn: keys === undefined ? skipToken : () => codeAt(keys, now, place),
    gcTime: 0,
    retry: false,
  })
  return { code, secondsLeft: Math.ceil(((slot + 1) * SLOT_MS - now) / SECOND_MS) }
}

/** The code of this minute, in letters and for the camera of another phone. */
export function MyCode({ keys, place: { place, state } }: { keys: RoomKeys; place: MeetingPlace }) {
  const { t } = useLingui()
  const { code, secondsLeft } = useMeetingCode(keys, place)
  // A code that is read before its place is in it would count for less.
  if (code === null || state === 'reading') return <MyCodeSkeleton />
  const url = `${location.origin}${paths.meeting(keys.roomId)}#${code}`
  return (
    <Card className="p-4">
      <section aria-labelledby="my-code" className="flex flex-col items-center text-center">
        <h2 id="my-code" className="text-lg font-bold">
          {t`내 만남 코드`}
        </h2>
        <p className="mt-1 text-sm text-basalt-700">{t`만난 사람이 입력하거나 휴대폰 카메라로 비추면 돼요.`}</p>
        {/* The code is said letter by letter, where it is read aloud. */}
        <p
          role="img"
          aria-label={code.split('').join(' ')}
          className="mt-3 font-mono text-[min(2.5rem,11vw)] leading-tight font-bold tracking-[0.15em]"
        >
          <span aria-hidden="true">{code.slice(0, 3)}</span> <span aria-hidden="true">{code.slice(3)}</span>
        </p>
        <div aria-hidden="true" className="mt-2 h-1 w-48 max-w-full overflow-hidden rounded-full bg-basalt-200">
          <div
            className="h-full rounded-full bg-sea-700"
            style={{ width: `${(100 * secondsLeft) / MEETING_CODE_SLOT_SECONDS}%` }}
          />
        </div>
        <p className="mt-1 mb-3 text-sm text-basalt-700 tabular-nums">{t`${secondsLeft}초 뒤에 바뀌어요`}</p>
        <QrCode text={url} label={t`내 만남 코드의 QR 코드`} />
      </section>
    </Card>
  )
}

export function MyCodeSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
