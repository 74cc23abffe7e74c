import type { RoomUser } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { usePainted } from '#lib/page/rendering.ts'
import { toast } from '#ui/overlay/toast.ts'
import { fetchBackTo, markRead } from './chat.api.ts'
import type { ChatRow } from './message-rows.ts'

/** The px from the bottom within which one is reading the newest messages. */
const NEAR_BOTTOM = 100

/**
 * Scrolling of a list that begins at its bottom. The scroller is laid out in reverse (`flex-col-reverse`), so its
 * position counts from the bottom: 0 there, negative above. Hence older messages that come in above, or a keyboard that
 * takes half of the screen, move nothing. What comes in below would push the reader up; that is undone here.
 */
export function useListScroll() {
  const listRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const lastRow = useRef<{ element: Element; distance: number } | null>(null)
  const [isAtBottom, setAtBottom] = useState(true)

  // oxlint-disable-next-line react/exhaustive-deps -- follows every render, because any may have added rows
  useLayoutEffect(() => {
    const list = listRef.current
    const content = contentRef.current
    if (list === null || content === null) return
    const { bottom } = content.getBoundingClientRect()
    const distanceOf = (element: Element) => bottom - element.getBoundingClientRect().bottom

    const last = lastRow.current
    if (last?.element.isConnected === true) {
      const grown = distanceOf(last.element) - last.distance
      if (isNearBottom(list)) list.scrollTop = 0
      else if (grown !== 0) list.scrollTop -= grown
    }
    const element = content.lastElementChild?.lastElementChild ?? null
    lastRow.current = element && { element, distance: distanceOf(element) }
  })

  return {
    listRef,
    contentRef,
    isAtBottom,
    handleScroll() {
      if (listRef.current !== null) setAtBottom(isNearBottom(listRef.current))
    },
    scrollToBottom() {
      listRef.current?.scrollTo({ top: 0 })
    },
  }
}

export type ListScroll = ReturnType<typeof useListScroll>

function isNearBottom(list: HTMLElement): boolean {
  return list.scrollTop > -NEAR_BOTTOM
}

interface FirstUnreadOptions {
  people: readonly RoomUser[] | undefined
  newestSeq: number
  listRef: RefObject<HTMLElement | null>
}

interface Entry {
  /** The messages I had not read when I came: those after one, up to another. */
  unread: { after: number; upTo: number } | null
  isOffered: boolean
}

/** The place where I had stopped reading when I came; offered until I have been there, unless it is in view anyway. */
export function useFirstUnread({ people, newestSeq, listRef }: FirstUnreadOptions) {
  const [entry, setEntry] = useState<Entry | null>(null)
  const mine = people?.find((each) => each.mine)

  // The mark is taken once, as it was on arrival: reading moves it.
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

const FLASH_MS = 1500

/** Shows one message of the conversation, fetching what lies between if it is not held yet. */
export function useJump(roomId: number, listRef: RefObject<HTMLElement | null>, rows: readonly ChatRow[]) {
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

/** The least time between two calls: at most one a second, however fast the conversation. */
const INTERVAL_MS = 1000

interface ReadMarkerOptions {
  roomId: number
  /** The number of the newest message held; 0 while there is none. */
  newestSeq: number
  isAtBottom: boolean
  onRead: () => void
}

/** Reports to the server that the conversation is read, once per arrival and whenever its end is in view with something new. */
export function useReadMarker({ roomId, newestSeq, isAtBottom, onRead }: ReadMarkerOptions): void {
  const queryClient = useQueryClient()
  const isVisible = usePageVisible()
  const readSeq = useRef(0)
  const calledAt = useRef(-INTERVAL_MS)
  // The report waits until the messages are painted, which it would keep waiting on a slow network.
  const isPainted = usePainted(newestSeq > 0)
  const isReading = isAtBottom && isVisible && isPainted

  const mark = useEffectEvent(async (seq: number) => {
    calledAt.current = performance.now()
    readSeq.current = seq
    try {
      await markRead(queryClient, roomId, seq)
      onRead()
    } catch {
      // The next message, or coming back to the page, asks again.
      readSeq.current = 0
    }
  })

  useEffect(() => {
    if (!isReading || newestSeq <= readSeq.current) return
    const wait = Math.max(0, calledAt.current + INTERVAL_MS - performance.now())
    const timer = setTimeout(() => void mark(newestSeq), wait)
    return () => clearTimeout(timer)
  }, [isReading, newestSeq])
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page can be seen: it is not another tab, and the phone is not locked. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden)
}
