import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { blockedIdsQuery } from './blocks.api.ts'
import type { Blockable } from './use-part-ways.ts'
import { useUnblock } from './use-unblock.ts'

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
