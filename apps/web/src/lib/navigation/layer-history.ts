import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** A sheet or dialog that lies over a page. */
export interface Layer {
  close: () => void
  /** `false` while it must not be left: back does nothing then. */
  isDismissible?: () => boolean
  /** The router's key of the page it lies on. */
  pageKey: () => string
  /** Is called when it is closed, and its entry has left the history: what navigates now goes where it means to. */
  onGone?: () => void
}

/** `key` and `idx` are the router's: a replaced page keeps its index and gets a new key. */
type Entry = { key?: string; idx?: number; layer?: number } | null

/**
 * Gives every open layer an entry of its own in the browser's history, so that back closes the layer: on the first
 * page of a visit, too, where a router could only watch the visitor leave. The router does not hear of these
 * entries: they carry its own state and the address of their page, and pops between the two are kept from it.
 */
export function createLayerHistory(
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back' | 'forward'>,
  location: Pick<Location, 'href'>,
) {
  const open: (Layer & { id: number })[] = []
  let lastId = 0
  /** The entry we are stepping back from by ourselves. */
  let leaving: number | null = null
  /** A step back over an entry that was left behind is on its way, and the router will hear of it. */
  let isSkipping = false
  /** A step forward to the entry of a layer that must not be left is on its way. */
  let isReturning = false
  /** A page on its way to the entry below, where its older self still is. */
  let sinking: { state: unknown; url: string } | null = null
  /** Closed layers that wait for our step back. */
  let goneNext: Layer[] = []

  function leaveStaleEntry() {
    const { layer: id } = (history.state as Entry) ?? {}
    if (id === undefined || leaving !== null || isSkipping || open.some((layer) => layer.id === id)) return
    leaving = id
    history.back()
  }

  function announceGone() {
    if (leaving !== null) return
    const gone = goneNext
    goneNext = []
    for (const layer of gone) layer.onGone?.()
  }

  /** A page that was replaced while the layer lay on it (filters, applied from a sheet) is in the layer's entry. */
  function sinkReplacedPage(id: number, page: Entry) {
    const current = history.state as Entry
    if (leaving !== null || current?.layer !== undefined) return
    if (current?.idx !== page?.idx || current?.key === page?.key) return
    sinking = { state: current, url: location.href }
    leaving = id
    history.back()
  }

  return {
    /** Returns what to call when the layer has closed, for whatever reason. */
    open(layer: Layer): () => void {
      const id = (lastId += 1)
      const page = history.state as Entry
      open.push({ ...layer, id })
      history.pushState({ ...page, layer: id }, '')
      return () => {
        const index = open.findIndex((each) => each.id === id)
        const isEntryLeft = index === -1
        if (!isEntryLeft) open.splice(index, 1)
        // This happens later, because closing often comes with going elsewhere: then the entry stays behind, to be skipped below.
        setTimeout(() => {
          if (!isEntryLeft) sinkReplacedPage(id, page)
          leaveStaleEntry()
          goneNext.push(layer)
          announceGone()
        })
      }
    },

    handlePop(event: Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>) {
      const entry = event.state as Entry
      isSkipping = false
      if (leaving !== null) {
        event.stopImmediatePropagation()
        if (entry?.layer === leaving) {
          // A new page slipped in before our step back, which has taken us off it.
          history.forward()
          return
        }
        leaving = null
        if (sinking !== null) history.replaceState(sinking.state, '', sinking.url)
        sinking = null
        leaveStaleEntry()
        announceGone()
        return
      }

      const top = open.at(-1)
      if (top !== undefined) {
        // On another page (a long press on back) the router has work to do.
        const isOnPage = (entry?.key ?? 'default') === top.pageKey()
        if (isOnPage) event.stopImmediatePropagation()
        if (isOnPage && entry?.layer !== top.id && top.isDismissible?.() === false) {
          isReturning = true
          history.forward()
          return
        }
        if (entry?.layer === top.id) {
          const isMeant = isReturning || !isOnPage
          isReturning = false
          if (isMeant) return
          // The step led off a page whose address is there before the page is shown: the router has to hear of it, below.
          isSkipping = true
          history.back()
        }
        open.pop()
        top.close()
      } else if (entry?.layer !== undefined) {
        event.stopImmediatePropagation()
        isSkipping = true
        history.back()
      }
    },
  }
}

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
