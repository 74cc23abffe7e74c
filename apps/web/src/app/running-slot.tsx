import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '#lib/server/session.ts'

/** At the top of every screen; `--running-height` gives its height to what sticks below it. */
export function RunningSlot() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const { data } = useQuery({
    queryKey: ['running', 'code'],
    // Within an object, as a component alone would be taken for a function that makes the value.
    queryFn: async () => ({ RunningBars: (await import('./running.tsx')).RunningBars }),
    enabled: userId !== undefined,
    staleTime: Infinity,
  })
  const measure = useCallback((slot: HTMLElement | null) => {
    if (slot === null) return
    const setHeight = (height: number) => document.documentElement.style.setProperty('--running-height', `${height}px`)
    const sizes = new ResizeObserver(() => setHeight(slot.offsetHeight))
    sizes.observe(slot)
    return () => {
      sizes.disconnect()
      setHeight(0)
    }
  }, [])
  return (
    <aside
      ref={measure}
      aria-label={t`지금 켜져 있는 것`}
      className="running sticky top-0 z-30 empty:hidden print:hidden"
    >
      {data !== undefined && userId !== undefined && <data.RunningBars key={userId} />}
    </aside>
  )
}
