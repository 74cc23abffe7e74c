import type { RoomDetail } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AlarmClock, CalendarPlus, CircleCheck, Flag, PenLine, Share2, Trash2, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { requestFile } from '#lib/server/http.ts'
import { paths } from '#lib/navigation/paths.ts'
import { saveFile, shareLink } from '#lib/device/share.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import type { MenuAction } from '#ui/overlay/lists.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { completeRoom, deleteRoom, forgetMembership, refreshRoomLists, showRoom } from './rooms.api.ts'
import { timerEnd } from './timer-end.ts'

/** What I may do with a room beside entering and leaving it, in the order a menu shows it. */
export function useRoomActions(room: RoomDetail, onDeleted: () => Promise<void>): MenuAction[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const complete = useCompleteRoom(room)
  const handleDelete = useDeleteRoom(room.roomId, onDeleted)
  const saveCalendar = useSaveCalendar(room.roomId)
  const { roomId, title, isHost, isCompleted } = room
  const isEnded = room.status === 'ENDED'
  const actions: (MenuAction | false)[] = [
    isHost &&
      !isEnded && {
        label: isCompleted ? t`다시 모집` : t`모집 마치기`,
        icon: isCompleted ? <UserPlus aria-hidden="true" size={18} /> : <CircleCheck aria-hidden="true" size={18} />,
        onSelect: () => void complete(),
      },
    isHost &&
      !isEnded && {
        label: t`동행방 고치기`,
        icon: <PenLine aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.editRoom(roomId)),
      },
    room.joined &&
      !isEnded && {
        label: t`캘린더에 추가`,
        icon: <CalendarPlus aria-hidden="true" size={18} />,
        onSelect: saveCalendar,
      },
    room.joined &&
      !isEnded && {
        label: t`귀가 타이머 켜기`,
        icon: <AlarmClock aria-hidden="true" size={18} />,
        onSelect: () => void navigate(paths.timer({ roomId, title, until: timerEnd(room) })),
      },
    {
      label: t`공유하기`,
      icon: <Share2 aria-hidden="true" size={18} />,
      onSelect: () => void shareLink(title, location.origin + paths.room(roomId)),
    },
    !isHost && {
      label: t`신고`,
      icon: <Flag aria-hidden="true" size={18} />,
      onSelect: () => void navigate(paths.newReport({ targetRoomId: roomId })),
    },
    isHost && {
      label: t`동행방 삭제`,
      icon: <Trash2 aria-hidden="true" size={18} />,
      isDanger: true,
      onSelect: () => void handleDelete(),
    },
  ]
  return actions.filter((action) => action !== false)
}

/** Closes a room to newcomers, after asking, or opens it to them again. */
function useCompleteRoom({ roomId, isCompleted }: Pick<RoomDetail, 'roomId' | 'isCompleted'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const completing = useMutation({
    mutationFn: (completed: boolean) => completeRoom(roomId, completed),
    onSuccess: (room) => {
      showRoom(queryClient, room)
      toast.success(room.isCompleted ? t`모집을 마쳤어요.` : t`다시 모집해요.`)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    const isSure =
      isCompleted ||
      (await confirm({
        title: t`모집을 마칠까요?`,
        description: t`새로운 사람은 더 들어올 수 없어요. 언제든 다시 모집할 수 있어요.`,
        confirmLabel: t`모집 마치기`,
      }))
    if (isSure) completing.mutate(!isCompleted)
  }
}

/** Asks, deletes the room for everyone, says so; `onDeleted` is where to go from there. */
function useDeleteRoom(roomId: number, onDeleted: () => Promise<void>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deleting = useSingleMutation({
    mutationFn: () => unlessGone(failures.ROOM_NOT_FOUND, deleteRoom(roomId)),
    onSuccess: async () => {
      toast.success(t`동행방을 삭제했어요.`)
      await onDeleted()
      forgetMembership(queryClient, roomId)
      void refreshRoomLists(queryClient)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async () => {
    const isSure = await confirm({
      title: t`동행방을 삭제할까요?`,
      description: t`함께하던 사람 모두에게서 방과 대화가 사라지고, 되돌릴 수 없어요.`,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (isSure) deleting.mutate()
  }
}

/** Hands the meeting to the device as a file, which its calendar opens. */
function useSaveCalendar(roomId: number): () => void {
  const saving = useMutation({
    mutationFn: () => requestFile(`/api/chatrooms/${roomId}/calendar.ics`),
    onSuccess: (file) => saveFile(file, `honjeo-${roomId}.ics`),
    onError: (error) => toast.error(errorText(error)),
  })
  return () => saving.mutate()
}
