import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { createLayerHistory } from './layer-history.ts'

/** On the server, which renders pages, no layer opens. */
const layerHistory = typeof window === 'undefined' ? undefined : createLayerHistory(window.history, window.location)
// Must be loaded before the router: on window, listeners are called in the order in which they came.
if (layerHistory) window.addEventListener('popstate', layerHistory.handlePop)

/**
 * While open, the device's back button closes the layer instead of leaving the page. `onGone` is called when it has closed
 * and its entry has left the history: a navigation before that would end up under the wrong address. Unless
 * `isDismissible`, back does nothing.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, onGone?: () => void, isDismissible = true) {
  const { key } = useLocation()
  const handleBack = useEffectEvent(close)
  const readKey = useEffectEvent(() => key)
  const handleGone = useEffectEvent(() => onGone?.())
  const readDismissible = useEffectEvent(() => isDismissible)
  useEffect(() => {
    if (!isOpen) return
    return layerHistory?.open({
      close: () => handleBack(),
      pageKey: () => readKey(),
      isDismissible: () => readDismissible(),
      onGone: () => handleGone(),
    })
  }, [isOpen])
}
