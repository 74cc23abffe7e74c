import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLayerHistory } from './layer-history.ts'

/** The browser's list of entries, moving a little later than asked, and the router that listens after us. */
class Browser {
  entries: unknown[] = [{ key: 'home', idx: 0 }]
  position = 0
  /** Keys of the pops that reached the router. */
  routerPops: (string | undefined)[] = []
  href = 'https://honjeo.example/'
  layers = createLayerHistory(this, this)

  get state() {
    return this.entries[this.position] as { key?: string; layer?: number }
  }
  pushState(state: unknown) {
    this.entries.splice(this.position + 1)
    this.position = this.entries.push(state) - 1
  }
  replaceState(state: unknown) {
    this.entries[this.position] = state
  }
  go(delta: number) {
    setTimeout(() => {
      this.position += delta
      let isStopped = false
      const stopImmediatePropagation = () => {
        isStopped = true
      }
      this.layers.handlePop({ state: this.state, stopImmediatePropagation })
      if (!isStopped) this.routerPops.push(this.state.key)
    }, 5)
  }
  back() {
    this.go(-1)
  }
  forward() {
    this.go(1)
  }

  /** Opens a layer on a page; the answer says whether it still is, and closes it as its own button would. */
  openLayer(key = 'home') {
    const layer = { isOpen: true, isGone: false, isDismissible: true, close: () => {} }
    const whenClosed = this.layers.open({
      close: () => {
        layer.isOpen = false
        whenClosed()
      },
      pageKey: () => key,
      isDismissible: () => layer.isDismissible,
      onGone: () => {
        layer.isGone = true
      },
    })
    layer.close = () => {
      layer.isOpen = false
      whenClosed()
    }
    return layer
  }
  async pressBack() {
    this.back()
    await settle()
  }
}

const settle = () => vi.runAllTimersAsync()
let browser: Browser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new Browser()
  return () => vi.useRealTimers()
})

describe('back', () => {
  it('closes the layer and stays on the page, even the first of a visit', async () => {
    const sheet = browser.openLayer()
    await browser.pressBack()
    expect(sheet.isOpen).toBe(false)
    expect(browser.state).toEqual({ key: 'home', idx: 0 })
    expect(browser.routerPops).toEqual([])
  })

  it('closes layers one by one from the top', async () => {
    const sheet = browser.openLayer()
    const dialog = browser.openLayer()
    await browser.pressBack()
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false])
    await browser.pressBack()
    expect(sheet.isOpen).toBe(false)
    expect(browser.position).toBe(0)
  })

  it('leaves the page as usual once nothing is open', async () => {
    browser.pushState({ key: 'place', idx: 1 })
    browser.openLayer('place')
    await browser.pressBack()
    await browser.pressBack()
    expect(browser.routerPops).toEqual(['home'])
  })

  it('closes the layer and informs the router when it leads to another page', async () => {
    browser.pushState({ key: 'place', idx: 1 })
    const sheet = browser.openLayer('place')
    browser.go(-2)
    await settle()
    expect(sheet.isOpen).toBe(false)
    expect(browser.routerPops).toEqual(['home'])
  })

  it('takes the router back to the page when the next one has an address and is not shown yet', async () => {
    browser.pushState({ key: 'place', idx: 1 })
    const viewer = browser.openLayer('place')
    // The link has pushed its address; until its code has come the page and the layer on it are still shown.
    browser.pushState({ key: 'report', idx: 2 })
    await browser.pressBack()
    expect(viewer.isOpen).toBe(false)
    expect(browser.state).toEqual({ key: 'place', idx: 1 })
    expect(browser.routerPops).toEqual(['place'])
  })

  it('stays on the page when forward follows at once', async () => {
    browser.pushState({ key: 'place', idx: 1 })
    const sheet = browser.openLayer('place')
    browser.back()
    browser.forward()
    await settle()
    expect(sheet.isOpen).toBe(false)
    expect(browser.state).toEqual({ key: 'place', idx: 1 })
    expect(sheet.isGone).toBe(true)
  })

  it('neither closes nor leaves what must not be left, however often', async () => {
    browser.pushState({ key: 'form', idx: 1 })
    const dialog = browser.openLayer('form')
    dialog.isDismissible = false
    await browser.pressBack()
    await browser.pressBack()
    expect(dialog.isOpen).toBe(true)
    expect(browser.routerPops).toEqual([])
    dialog.isDismissible = true
    await browser.pressBack()
    expect(dialog.isOpen).toBe(false)
    expect(browser.state).toEqual({ key: 'form', idx: 1 })
  })
})

describe('closing by its own button', () => {
  it('takes the entry away again', async () => {
    browser.openLayer().close()
    await settle()
    expect(browser.position).toBe(0)
    expect(browser.routerPops).toEqual([])
  })

  it('takes both entries away when one layer gave way to another', async () => {
    const first = browser.openLayer()
    first.close()
    const second = browser.openLayer()
    await settle()
    expect(second.isOpen).toBe(true)
    second.close()
    await settle()
    expect(browser.position).toBe(0)
  })

  it('lets a step back that was asked for at the same moment happen', async () => {
    browser.pushState({ key: 'post', idx: 1 })
    browser.openLayer('post').close()
    browser.back()
    await settle()
    expect(browser.state.key).toBe('home')
    expect(browser.routerPops).toEqual(['home'])
  })
})

describe('going elsewhere from a layer', () => {
  it('leaves an entry behind that back skips', async () => {
    browser.openLayer().close()
    browser.pushState({ key: 'review', idx: 1 })
    await settle()
    expect(browser.state.key).toBe('review')

    await browser.pressBack()
    expect(browser.position).toBe(0)
    expect(browser.routerPops).toEqual(['home'])
  })

  it('arrives even when the new page comes between our step back and its effect', async () => {
    browser.openLayer().close()
    await vi.advanceTimersByTimeAsync(2)
    browser.pushState({ key: 'review', idx: 1 })
    await settle()
    expect(browser.state.key).toBe('review')
    expect(browser.routerPops).toEqual([])
  })
})

describe('announcing that a layer is gone', () => {
  it('waits until its entry has left the history', async () => {
    const layer = browser.openLayer()
    layer.close()
    expect(layer.isGone).toBe(false)
    await settle()
    expect(layer.isGone).toBe(true)
    expect(browser.state).toEqual({ key: 'home', idx: 0 })
  })

  it('does not wait where back has closed it', async () => {
    const layer = browser.openLayer()
    await browser.pressBack()
    expect(layer.isGone).toBe(true)
  })
})

describe('replacing the page from a layer', () => {
  it('leaves the new page in place of the old one, with nothing between', async () => {
    browser.pushState({ key: 'places', idx: 1 })
    const sheet = browser.openLayer('places')
    browser.replaceState({ key: 'filtered', idx: 1 })
    sheet.close()
    await settle()
    expect(browser.state).toEqual({ key: 'filtered', idx: 1 })
    expect(browser.routerPops).toEqual([])

    await browser.pressBack()
    expect(browser.routerPops).toEqual(['home'])
  })

  it('does so too when the layer closes first', async () => {
    browser.openLayer().close()
    browser.replaceState({ key: 'filtered', idx: 0 })
    await settle()
    expect(browser.position).toBe(0)
    expect(browser.state).toEqual({ key: 'filtered', idx: 0 })
  })

  it('moves nothing when back had closed the layer before', async () => {
    browser.pushState({ key: 'places', idx: 1 })
    browser.openLayer('places')
    await browser.pressBack()
    browser.replaceState({ key: 'filtered', idx: 1 })
    await settle()
    expect(browser.position).toBe(1)
    expect(browser.state.key).toBe('filtered')
  })
})
