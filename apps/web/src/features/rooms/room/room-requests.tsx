import type { RoomRequest } from '@honjeo/contract/room-requests'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Link } from '#ui/link.tsx'
import { WhoIsIt } from '../people/who-is-it.tsx'
import { roomFailure } from '../room-failure.ts'
import { answerRequest, refreshRoom, roomRequestsQuery } from '../rooms.api.ts'

/** Shows a host, on top of the room's page, each member who asks to come in, with both answers; nothing without requests. */
export function RoomRequests({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  const { data: requests, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(roomRequestsQuery(roomId))
  if (requests === undefined || requests.length === 0) return null
  return (
    <section aria-labelledby="room-requests" className="mb-6">
      <h2 id="room-requests" className="text-lg font-bold">
        {t`입장 요청`}
      </h2>
      <ul className="mt-2 space-y-2">
        {requests.map((request) => (
          <li key={request.userId}>
            <RequestCard roomId={roomId} request={request} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          className="mt-2"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t`더 보기`}
        </Button>
      )}
    </section>
  )
}

function RequestCard({ roomId, request }: { roomId: number; request: RoomRequest }) {
  const { t } = useLingui()
  const { userId, username, text } = request
  const queryClient = useQueryClient()
  const answering = useMutation({
    mutationFn: (isAccepted: boolean) => answerRequest(roomId, userId, isAccepted),
    onSuccess: (_, isAccepted) => {
      toast.success(isAccepted ? t`${username}님을 받아들였어요.` : t`요청을 받지 않았어요.`)
    },
    onError: (error) =>
      toast.error(roomFailure(error, { refused: t`이미 끝난 요청이에요.`, broken: t`답하지 못했어요.` })),
    onSettled: () => refreshRoom(queryClient, roomId),
  })
  const answer = (isAccepted: boolean) => () => answering.mutate(isAccepted)
  return (
    <Card className="p-4">
      <Link to={paths.profile(userId)} className="flex items-center gap-3 rounded-sm font-semibold hover:underline">
        <Avatar src={request.profileImage} name={username} size={32} />
        <span className="min-w-0 break-words">{username}</span>
      </Link>
      <WhoIsIt roomId={roomId} userId={userId} name={username} />
      {text !== '' && <p className="mt-2 break-words text-basalt-700">{text}</p>}
      <div className="mt-3 flex gap-2">
        <Button
          variant="secondary"
          className="flex-1"
          disabled={answering.isPending}
          aria-label={t`${username}님의 요청 받지 않기`}
          onClick={answer(false)}
        >
          {t`받지 않기`}
        </Button>
        <Button
          className="flex-1"
          disabled={answering.isPending}
          aria-label={t`${username}님의 요청 받아들이기`}
          onClick={answer(true)}
        >
          {t`받아들이기`}
        </Button>
      </div>
    </Card>
  )
}
