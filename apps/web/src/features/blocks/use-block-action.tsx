import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import type { MenuAction } from '#ui/action-menu.tsx'
import { blockedIdsQuery } from './blocks.api.ts'
import type { Blockable } from './use-part-ways.ts'
import { useBlock } from './use-block.ts'
import { useUnblock } from './use-unblock.ts'

/** The entry of a menu about somebody that blocks them, or lifts the block there is. */
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
