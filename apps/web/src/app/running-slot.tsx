import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { useAccount } from '#lib/server/session.ts'

/** What goes on must be seen, also where a request of the screen hangs. */
const SOON_MS = 1500

/** Whether the first screen is still fetching what it shows: two dozen files beside it would be as many that it waits for. */
function useFirstThings(): boolean {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => {
    const end = () => setFirst(false)
    whenQuiet(end)
    const timer = setTimeout(end, SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return isFirst
}

/** The place of what runs, at the top of every screen; `--running-height` gives its height to what sticks below it. */
export function RunningSlot() {
  const { t } = useLingui()
  const userId = useAccount()?.userId
  const isFirst = useFirstThings()
  const { data } = useQuery({
    queryKey: ['running', 'code'],
    // The component is within an object, as alone it would be taken for a function that makes the value.
    queryFn: async () => ({ RunningBars: (await import('./running.tsx')).RunningBars }),
    enabled: userId !== undefined && !isFirst,
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
