import { TYPING_SECONDS } from '@honjeo/contract/values/limits'
import { useEffect, useRef, useState } from 'react'

export interface Typist {
  userId: number
  username: string
  /** When the last sign of it loses its meaning, ms. */
  until: number
}

const TYPING_MS = TYPING_SECONDS * 1000

/** Who is writing just now, without me, and when to tell that I am. */
export function useTyping(myId: number) {
  const [typists, setTypists] = useState<readonly Typist[]>([])
  const toldAt = useRef(-TYPING_MS)

  useEffect(() => {
    if (typists.length === 0) return
    const next = Math.min(...typists.map(({ until }) => until))
    const timer = setTimeout(
      () => setTypists((all) => all.filter(({ until }) => until > performance.now())),
      Math.max(0, next - performance.now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [typists])

  return {
    typists,
    hear({ userId, username }: { userId: number; username: string }) {
      if (userId === myId) return
      const until = performance.now() + TYPING_MS
      setTypists((all) => [...all.filter((each) => each.userId !== userId), { userId, username, until }])
    },
    /** They said it. */
    forget(userId: number | null) {
      setTypists((all) =>
        all.some((each) => each.userId === userId) ? all.filter((each) => each.userId !== userId) : all,
      )
    },
    tell(announce: () => void) {
      if (performance.now() - toldAt.current < TYPING_MS / 2) return
      toldAt.current = performance.now()
      announce()
    },
  }
}
