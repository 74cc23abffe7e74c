import type { RoomUser } from '@honjeo/contract/rooms'
import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface FirstUnreadOptions {
  people: readonly RoomUser[] | undefined
  newestSeq: number
  listRef: RefObject<HTMLElement | null>
}

interface Entry {
  /** The messages I had not read when I came: those after one, up to another. */
  unread: { after: number; upTo: number } | null
  isOffered: boolean
}

/** Where I had stopped reading when I came; offered until I have been there, unless it is in view anyway. */
export function useFirstUnread({ people, newestSeq, listRef }: FirstUnreadOptions) {
  const [entry, setEntry] = useState<Entry | null>(null)
  const mine = people?.find((each) => each.mine)

  // Once, as it was on arrival: reading moves my mark.
  if (entry === null && people !== undefined && newestSeq > 0) {
    const after = mine?.lastReadSeq ?? newestSeq
    const hasUnread = after < newestSeq
    setEntry({ unread: hasUnread ? { after, upTo: newestSeq } : null, isOffered: hasUnread })
  }

  const isOffered = entry?.isOffered ?? false
  const firstSeq = (entry?.unread?.after ?? 0) + 1
  const dismiss = useCallback(() => setEntry((known) => known && { ...known, isOffered: false }), [])
  useEffect(() => {
    const list = listRef.current
    if (!isOffered || list === null) return
    const look = () => {
      const row = list.querySelector(`[data-seq="${firstSeq}"]`)
      if (row !== null && row.getBoundingClientRect().top >= list.getBoundingClientRect().top) dismiss()
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [isOffered, firstSeq, listRef, dismiss])

  return { entry, firstSeq, isOffered, dismiss }
}
