import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import type { MenuAction } from '#ui/overlay/lists.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { blockedIdsQuery, blockMember, listSharedRooms, refreshAfterBlock } from './blocks.api.ts'
import { type Blockable, usePartWays, useUnblock } from './use-part-ways.ts'

/** The entry of a menu about a member that blocks them, or lifts the block there is. */
export function useBlockAction(member: Blockable): MenuAction {
  const { t } = useLingui()
  const block = useBlock()
  const unblock = useUnblock()
  const { data: blockedIds } = useQuery(blockedIdsQuery())
  return blockedIds?.has(member.userId) === true
    ? {
        label: t`차단 풀기`,
        icon: <CircleCheck aria-hidden="true" size={18} />,
        onSelect: () => unblock(member),
      }
    : {
        label: t`차단하기`,
        icon: <Ban aria-hidden="true" size={18} />,
        isDanger: true,
        onSelect: () => void block(member),
      }
}

/** Blocks a member whom one has met and may still be in a room with: it asks once, in words of those rooms where there are any. */
export function useNeverMeet(): (member: Blockable) => Promise<void> {
  const block = useBlock()
  const partWays = usePartWays()
  return async (member) => {
    const rooms = await listSharedRooms(member.userId).catch(() => [])
    await (rooms.length > 0 ? partWays(member) : block(member))
  }
}

/** Asks, and blocks. */
function useBlock(): (member: Blockable) => Promise<void> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const partWays = usePartWays()
  const blocking = useMutation({
    mutationFn: ({ userId }: Blockable) => blockMember(userId),
    onSuccess: (_, { name }) => {
      toast.success(t`${name}님을 차단했어요.`)
      return refreshAfterBlock(queryClient)
    },
    onError: (error, member) => {
      if (error instanceof ApiError && error.code === failures.BLOCKED_ROOMMATE) return void partWays(member)
      toast.error(errorText(error))
    },
  })

  return async (member) => {
    const { name } = member
    const isSure = await confirm({
      title: t`${name}님을 차단할까요?`,
      description: t`이 사람의 글과 메시지가 보이지 않고, 서로의 동행방에 들어갈 수 없어요. 상대에게는 알리지 않아요.`,
      confirmLabel: t`차단하기`,
      isDanger: true,
    })
    if (isSure) blocking.mutate(member)
  }
}

/** Says on a profile that I have blocked this member, with the way to lift it; nothing of anyone else. */
export function BlockedNote({ userId, name }: Blockable) {
  const { t } = useLingui()
  const unblock = useUnblock()
  const { data: blockedIds } = useQuery(blockedIdsQuery())
  if (blockedIds?.has(userId) !== true) return null
  return (
    <Callout
      className="mb-3"
      icon={<Ban aria-hidden="true" size={18} />}
      action={
        <Button variant="secondary" size="sm" onClick={() => unblock({ userId, name })}>
          {t`차단 풀기`}
        </Button>
      }
    >
      {t`내가 차단한 사람이에요. 이 사람의 글과 리뷰, 동행방, 메시지는 보이지 않아요.`}
    </Callout>
  )
}
