import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { blockMember, listSharedRooms, refreshAfterBlock, unblockMember } from './blocks.api.ts'

/** A member, with the name they are shown by. */
export interface Blockable {
  userId: number
  name: string
}

/** Blocks a member with whom one shares rooms: says what will happen to those rooms, and does both at once. */
export function usePartWays(): (member: Blockable) => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const parting = useMutation({
    mutationFn: ({ userId }: Blockable) => blockMember(userId, true),
    onSuccess: (_, { name }) => {
      toast.success(t`${name}님을 차단했어요.`)
      return refreshAfterBlock(queryClient)
    },
    onError: (error) => toast.error(errorText(error)),
  })

  return async (member) => {
    const { name } = member
    const rooms = await listSharedRooms(member.userId).catch((error: unknown) => toast.error(errorText(error)))
    if (rooms === undefined) return
    // One of the two has left meanwhile, so there is nothing to say about rooms.
    if (rooms.length === 0) return parting.mutate(member)
    const hosted = rooms.filter(({ isHost }) => isHost).map(({ title }) => `‘${title}’`)
    const joined = rooms.filter(({ isHost }) => !isHost).map(({ title }) => `‘${title}’`)
    const [hostedRooms, joinedRooms] = [hosted.join(', '), joined.join(', ')]
    const removal = t`${hostedRooms}에서 ${name}님을 내보내요. 다시 들어올 수 없어요.`
    const leaving = t`${joinedRooms}에서 내가 나가요. 차단을 풀기 전에는 함께 있을 수 없어요.`
    const isSure = await confirm({
      title: t`${name}님과 같은 동행방에 있어요`,
      description: [hosted.length > 0 && removal, joined.length > 0 && leaving].filter(Boolean).join(' '),
      confirmLabel:
        joined.length === 0 ? t`차단하고 내보내기` : hosted.length === 0 ? t`차단하고 나가기` : t`차단하고 정리하기`,
      isDanger: true,
    })
    if (isSure) parting.mutate(member)
  }
}

/** Lifts a block at once; the toast offers to put it back. */
export function useUnblock(): (member: Blockable) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const refresh = () => refreshAfterBlock(queryClient)
  const onError = (error: unknown) => toast.error(errorText(error))
  const restoring = useMutation({ mutationFn: (userId: number) => blockMember(userId), onSuccess: refresh, onError })
  const lifting = useMutation({
    mutationFn: ({ userId }: Blockable) => unblockMember(userId),
    onSuccess: (_, { userId, name }) => {
      toast.success(t`${name}님의 차단을 풀었어요.`, {
        action: { label: t`되돌리기`, onClick: () => restoring.mutate(userId) },
      })
      return refresh()
    },
    onError,
  })
  return lifting.mutate
}
