import type { RoomDetail } from '@honjeo/contract/rooms'
import type { Gender } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type RoomEntry, roomEntry } from './room-entry.ts'
import { roomFailure } from './room-failure.ts'
import { joinRoom, refreshRoom, showJoined } from './rooms.api.ts'

/** Being a member already is no failure: the chat is where one wanted to go. */
async function enter(roomId: number): Promise<void> {
  try {
    await joinRoom(roomId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHAT4004') throw error
  }
}

export interface EnterButtonProps {
  room: RoomDetail
  /** Mine; null while it is not known. */
  gender: Gender | null
}

export function EnterButton({ room, gender }: EnterButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { roomId } = room
  const entry = roomEntry(room, gender)

  const entering = useMutation({
    mutationFn: () => (entry === 'member' ? Promise.resolve() : enter(roomId)),
    onSuccess: () => {
      showJoined(queryClient, roomId)
      return navigate(paths.chatRoom(roomId))
    },
    onError: (error) =>
      toast.error(
        roomFailure(error, {
          refused: t`동행방에 들어가지 못했어요.`,
          broken: t`동행방에 들어가는 중 오류가 발생했어요.`,
        }),
      ),
    // A refusal means that the room is not as it was shown.
    onSettled: () => void refreshRoom(queryClient, roomId),
  })

  const labels: Record<RoomEntry, string> = {
    member: t`입장하기`,
    open: t`입장하기`,
    full: t({ message: '모집 완료', context: 'state' }),
    ended: t`종료된 동행방`,
    otherGender: room.genderRestriction === 'FEMALE' ? t`여성만 참여할 수 있어요` : t`남성만 참여할 수 있어요`,
  }
  return (
    <Button
      className="flex-1"
      disabled={entry !== 'member' && entry !== 'open'}
      isLoading={entering.isPending}
      onClick={() => entering.mutate()}
    >
      {entering.isPending ? t`입장 중...` : labels[entry]}
    </Button>
  )
}
