import type { MeetingProofs } from '@honjeo/contract/meeting-proofs'
import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlarmClock, CloudOff, MapPin } from 'lucide-react'
import { useCurrentTimer } from '#features/safety/timer/use-timer.ts'
import { ApiError } from '#lib/server/api-error.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { useSession } from '#lib/server/session.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { KnownAdultsOnly } from '../adults-only.tsx'
import { useKeptRoom } from '../kept-rooms.ts'
import { RoomMissing } from '../room-missing.tsx'
import { roomQuery } from '../rooms.api.ts'
import { timerEnd } from '../timer-end.ts'
import { EnterCode } from './enter-code.tsx'
import { useWaitingEntries, type WaitingEntry } from './meeting-entries.ts'
import { type RoomKeys, useRoomKeys } from './meeting-keys.ts'
import { meetingProofsQuery } from './meeting.api.ts'
import { MyCode, MyCodeSkeleton } from './my-code.tsx'
import { type MeetingPlace, useMeetingPlace } from './use-meeting-place.ts'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`만남 코드`} back={{ fallback: paths.chatRoom(roomId) }} />
      <KnownAdultsOnly>
        {userId !== undefined && <Meeting key={`${userId} ${roomId}`} userId={userId} roomId={roomId} />}
      </KnownAdultsOnly>
    </>
  )
}

/** The statuses of an answer to who is not a member, or asks for a room that does not exist. */
const HIDDEN = new Set([403, 404])

function Meeting({ userId, roomId }: { userId: number; roomId: number }) {
  const { keys, error, isFetching, retry } = useRoomKeys(userId, roomId)
  if (keys !== undefined) return <Codes keys={keys} />
  if (error === null) {
    return (
      <div className="px-gutter pt-2">
        <MyCodeSkeleton />
      </div>
    )
  }
  if (error instanceof ApiError && HIDDEN.has(error.status)) {
    return (
      <div className="flex flex-1 flex-col justify-center">
        <RoomMissing />
      </div>
    )
  }
  return <NoKeys isRetrying={isFetching} onRetry={retry} />
}

/** The device has no keys for the room: without a network it gets none, and some browsers make none at all. */
function NoKeys({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-1 flex-col justify-center">
      <ErrorState
        message={t`이 기기는 만남 코드를 준비하지 못했어요. 연결되면 다시 시도하거나, 만난 뒤 동행방에서 ‘만났어요’를 눌러주세요.`}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </div>
  )
}

const MINUTE_MS = 60_000

function Codes({ keys }: { keys: RoomKeys }) {
  const { t } = useLingui()
  const { userId, roomId } = keys
  const proofs = useQuery(meetingProofsQuery(roomId))
  const room = useQuery(roomQuery(roomId))
  const kept = useKeptRoom(roomId, { room: room.data, people: undefined, failure: room.failureReason })
  const { timer } = useCurrentTimer(userId)
  const place = useMeetingPlace()
  const waiting = useWaitingEntries(userId).filter((each) => each.roomId === roomId)
  const now = useServerNow(MINUTE_MS)
  // The host may have moved the meeting since the keys were fetched.
  const { opensAt, closesAt } = proofs.data ?? keys
  const met = proofs.data?.met ?? []
  const isOpen = Date.parse(opensAt) <= now + MINUTE_MS && now < Date.parse(closesAt)
  const opens = formatDateTime(opensAt)
  return (
    <div className="space-y-4 px-gutter pt-2 pb-8">
      {proofs.data === undefined && proofs.failureReason !== null && (
        <Callout>{t`연결이 끊겼어요. 코드는 그대로 쓸 수 있고, 입력한 코드는 연결되면 보낼게요.`}</Callout>
      )}
      <MetPeople met={met} waiting={waiting} />
      {(met.length > 0 || waiting.length > 0) && (
        <TimerOffer timer={timer} room={room.data ?? (kept.state === 'KEPT' ? kept.row.room : undefined)} />
      )}
      {isOpen ? (
        <>
          <MyCode keys={keys} place={place} />
          <EnterCode keys={keys} readPlace={place.read} />
          <PlaceNote place={place} />
        </>
      ) : (
        <Callout>
          {now < Date.parse(opensAt)
            ? t`만남 코드는 ${opens}부터 볼 수 있어요. 이 기기는 준비됐으니 그때 연결이 없어도 돼요.`
            : t`만남 코드를 쓸 수 있는 시간이 지났어요. 동행방에서 누가 왔는지 알려주세요.`}
        </Callout>
      )}
    </div>
  )
}

/** What the place of both phones is for, and what happens without it. */
function PlaceNote({ place: { state, ask } }: { place: MeetingPlace }) {
  const { t } = useLingui()
  if (state === 'reading') return null
  const isKnown = state === 'known'
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <MapPin aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
      <p className="min-w-0 flex-1 basis-48 text-basalt-700">
        {isKnown
          ? t`두 휴대폰이 가까이 있는지 함께 확인해요. 어디인지는 서로에게 보이지 않고, 저장하지 않아요.`
          : t`위치 없이도 쓸 수 있어요. 그때는 만난 뒤 동행방에서 서로 ‘만났어요’를 눌러주세요.`}
      </p>
      {!isKnown && (
        <Button size="sm" variant="secondary" onClick={ask}>
          {state === 'ask' ? t`위치로 함께 확인` : t`위치 다시 확인`}
        </Button>
      )}
    </Card>
  )
}

interface TimerOfferProps {
  /** The one that runs; undefined while that is not known. */
  timer: Timer | null | undefined
  room: { roomId: number; title: string; scheduledDate: string } | undefined
}

/** Who has met starts the timer, or ends the one that runs when they part. */
function TimerOffer({ timer, room }: TimerOfferProps) {
  const { t } = useLingui()
  if (timer === undefined) return null
  return (
    <Card className="p-4">
      <p className="font-semibold">
        {timer === null ? t`함께 있는 동안 귀가 타이머를 켜둘까요?` : t`잘 헤어졌다면 귀가 타이머를 마쳐주세요.`}
      </p>
      <LinkButton
        variant="secondary"
        size="md"
        className="mt-3"
        icon={<AlarmClock aria-hidden="true" size={18} />}
        to={
          timer === null
            ? paths.timer(room && { roomId: room.roomId, title: room.title, until: timerEnd(room) })
            : paths.runningTimer(timer.checkInId)
        }
      >
        {timer === null ? t`귀가 타이머 켜기` : t`귀가 타이머 마치기`}
      </LinkButton>
    </Card>
  )
}

interface MetPeopleProps {
  met: MeetingProofs['met']
  waiting: readonly WaitingEntry[]
}

/** The people whom one has met by code, and the codes that still wait for a network. */
function MetPeople({ met, waiting }: MetPeopleProps) {
  const { t } = useLingui()
  if (met.length === 0 && waiting.length === 0) return null
  return (
    <Card className="p-4">
      <section aria-labelledby="met">
        <h2 id="met" className="text-lg font-bold">
          {t`만난 사람`}
        </h2>
        <ul aria-live="polite" className="divide-y divide-basalt-200">
          {waiting.map(({ order, entry }) => {
            const at = formatDateTime(entry.at)
            return (
              <li key={order ?? entry.at} className="flex items-center gap-3 py-3">
                <CloudOff aria-hidden="true" size={20} className="mx-1.5 shrink-0 text-basalt-500" />
                <span className="min-w-0 flex-1">
                  <span className="block font-mono font-semibold">{entry.code}</span>
                  <span className="block text-sm text-basalt-700">
                    {t`${at}에 입력 · 연결되면 보낼게요. 틀린 글자는 그때 알 수 있으니 상대 화면과 한 번 더 맞춰보세요.`}
                  </span>
                </span>
              </li>
            )
          })}
          {met.map(({ userId, username, profileImage, metAt, isNear }) => {
            const at = formatDateTime(metAt)
            return (
              <li key={`${userId} ${metAt}`} className="flex items-center gap-3 py-3">
                <Avatar src={profileImage} name={username} size={32} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold break-words">{username}</span>
                  <span className="block text-sm text-basalt-700">
                    {isNear
                      ? t`${at}에 만난 것을 확인했어요`
                      : t`${at}에 코드를 확인했어요. 두 휴대폰이 가까운지는 알 수 없어서, 만난 뒤 동행방에서 ‘만났어요’를 눌러야 세어져요.`}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </Card>
  )
}
