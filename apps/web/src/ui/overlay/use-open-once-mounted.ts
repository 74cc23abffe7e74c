import { useEffect, useState } from 'react'

/** Opens, a frame later, what is mounted because it is to open: mounted open, it would stand there without having moved in. */
export function useOpenOnceMounted(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isOpen && isMounted
}
