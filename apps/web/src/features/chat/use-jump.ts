import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { fetchBackTo } from './chat.api.ts'
import type { Row } from './message-rows.ts'

const FLASH_MS = 1500

/** Shows one message of the conversation, fetching what lies between if it is not held yet. */
export function useJump(roomId: number, listRef: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [target, setTarget] = useState<number | null>(null)
  const [flashSeq, setFlashSeq] = useState<number | null>(null)

  useEffect(() => {
    if (target === null) return
    const row = listRef.current?.querySelector(`[data-seq="${target}"]`)
    if (row === null || row === undefined) return
    row.scrollIntoView({ block: 'center' })
    setTarget(null)
    setFlashSeq(target)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- its row is there some renders after it was fetched
  }, [target, rows, listRef])

  useEffect(() => {
    if (flashSeq === null) return
    const timer = setTimeout(() => setFlashSeq(null), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flashSeq])

  async function jump(seq: number) {
    try {
      if (await fetchBackTo(queryClient, roomId, seq)) setTarget(seq)
      else toast.blank(t`메시지를 찾을 수 없어요.`)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return { flashSeq, jump: (seq: number) => void jump(seq) }
}
