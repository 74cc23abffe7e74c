import type { Attendance } from '@honjeo/contract/attendance'
import type { RoomDetail } from '@honjeo/contract/rooms'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { takeTap } from '#lib/device/worker-messages.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { MeetingStrip } from '../meeting/meeting-strip.tsx'
import { useAsksNow } from './asks-now.ts'
import { attendanceQuery } from './attendance.api.ts'
import { useAttendanceAnswer } from './use-attendance-answer.ts'
import { WhoCame } from './who-came.tsx'

/** Shows members on top of a room's page who comes, from a day before, and who was there, for a week after. */
export function AttendanceSection({ room }: { room: RoomDetail }) {
  const userId = useSession()?.userId
  if (!useAsksNow(room) || userId === undefined) return null
  return (
    <>
      <MeetingStrip open userId={userId} room={room} className="mb-4 rounded-lg border border-basalt-200" />
      <AskedNow roomId={room.roomId} />
    </>
  )
}

function AskedNow({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(attendanceQuery(roomId))
  if (data === undefined) {
    return isError ? (
      <div className="mb-6">
        <ErrorState
          isInline
          message={t`누가 오는지 불러오지 못했어요.`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <SkeletonGroup className="mb-6">
        <Skeleton className="h-36 w-full rounded-lg" />
      </SkeletonGroup>
    )
  }
  if (data.next !== null) return <WhoComes roomId={roomId} next={data.next} />
  if (data.past === null || data.past.people.length === 0) return null
  return <WhoCame roomId={roomId} past={data.past} />
}

function WhoComes({ roomId, next }: { roomId: number; next: NonNullable<Attendance['next']> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { go, cancel, isAnswering } = useAttendanceAnswer(roomId, async () =>
    navigate(paths.myRooms(), { replace: true }),
  )
  const isGoing = next.people.some(({ mine, going }) => mine && going)
  const goingCount = next.people.filter(({ going }) => going).length
  useTappedAnswer(roomId, { go, cancel: () => cancel(next) })
  return (
    <Card className="mb-6 p-4">
      <section aria-labelledby="attendance">
        <h2 id="attendance" className="text-lg font-bold">
          {isGoing ? t`간다고 알렸어요` : t`이번 만남에 가나요?`}
        </h2>
        <p className="mt-1 text-sm text-basalt-700">
          {next.isLate ? t`지금 취소하면 ‘늦게 취소’로 기록돼요.` : t`못 가게 되면 만나기 2시간 전까지 알려주세요.`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" className="flex-1" disabled={isAnswering} onClick={() => cancel(next)}>
            {t`못 가요`}
          </Button>
          {!isGoing && (
            <Button className="flex-1" disabled={isAnswering} onClick={go}>
              {t`가요`}
            </Button>
          )}
        </div>
        <h3 className="mt-4 text-sm font-bold">{t`간다고 알린 참여자 ${goingCount}명`}</h3>
        <ul className="mt-1">
          {next.people.map(({ userId, username, profileImage, mine, going }) => (
            <li key={userId} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <Avatar src={profileImage} name={username} size={32} />
              <span className="min-w-0 flex-1 basis-24 break-words">
                {username}
                {mine && <span className="text-basalt-500"> {t`(나)`}</span>}
              </span>
              <Badge tone={going ? 'easy' : 'neutral'}>
                {going ? <Trans>가요</Trans> : <Trans>답 기다리는 중</Trans>}
              </Badge>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

/**
 * A button of a pushed reminder leads to the room with the answer in its address, which is given once. A link of that form
 * that another has sent gives none.
 */
function useTappedAnswer(roomId: number, { go, cancel }: { go: () => void; cancel: () => void }) {
  const [search, setSearch] = useSearchParams()
  const going = search.get('going')
  const isTaken = useRef(false)
  useEffect(() => {
    if ((going !== 'yes' && going !== 'no') || isTaken.current) return
    isTaken.current = true
    setSearch(
      (before) => {
        before.delete('going')
        return before
      },
      { replace: true },
    )
    async function answer() {
      if (await takeTap(paths.room(roomId, undefined, going === 'yes' ? 'yes' : 'no')))
        (going === 'yes' ? go : cancel)()
      isTaken.current = false
    }
    void answer()
  }, [going, roomId, go, cancel, setSearch])
}
