import type { Page } from '@playwright/test'

/** What hinders reading on the screen that is shown; each line names one kind, and the text it was found at. */
export const readFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults)

/** Runs in the page: it knows nothing of this file. */
function findFaults(): string[] {
  interface Piece {
    text: string
    element: Element
    rects: DOMRect[]
    /** The bar or layer that it lies in, which lies over what scrolls below. */
    layer: Element | null
  }
  const found = new Set<string>()
  const note = (kind: string, text: string) => found.add(`${kind}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`)
  const NAMES = 'h1, h2, h3, h4, button, nav a, header a, label, summary, th, [role="tab"], [role="option"]'
  // A word of Hangul is held together as well as one of Latin letters; Japanese and Chinese break between letters.
  const WORDS =
    document.documentElement.lang === 'ko' ? /[A-Za-z0-9\p{Script=Hangul}]{2,}/gu : /[A-Za-z0-9\u00C0-\u024F]{2,}/g
  const SLACK = 1.5

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('main *')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + SLACK,
    )
    note(
      'sideways',
      `${scrollWidth} of ${clientWidth} px: ${wide?.textContent || (wide?.closest('button, a')?.textContent ?? '')}`,
    )
  }

  const range = document.createRange()
  const rectsOf = (node: Node, start = 0, end = node.nodeValue?.length ?? 0) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  const isHidden = (element: Element) =>
    // What is skipped beyond the edge, as in a long conversation, is laid out when it comes near.
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest('.sr-only, [inert], .font-sample, noscript, [data-base-ui-inert]') !== null
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    return null
  }
  const isScrolled = (value: string) => value === 'auto' || value === 'scroll'

  /** Whether a part of it lies beyond an edge that hides what does, and that no finger can move. */
  function isCut(element: Element, rects: readonly DOMRect[]): boolean {
    let [x, y] = [true, true]
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      if (isScrolled(overflowX)) x = false
      if (isScrolled(overflowY)) y = false
      const box = at.getBoundingClientRect()
      for (const rect of rects) {
        const isBeyondX = rect.left < box.left - SLACK || rect.right > box.right + SLACK
        const isBeyondY = rect.bottom > box.bottom + rect.height * 0.2 || rect.top < box.top - rect.height * 0.2
        if (x && overflowX !== 'visible' && isBeyondX) return true
        if (y && overflowY !== 'visible' && isBeyondY) return true
      }
      if (position === 'fixed') break
    }
    return false
  }

  const pieces: Piece[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const element = node.parentElement
    if (text.trim() === '' || element === null || ['SCRIPT', 'STYLE'].includes(element.tagName)) continue
    if (isHidden(element)) continue
    const rects = rectsOf(node)
    if (rects.length === 0) continue
    const name = element.closest(NAMES)
    // A preview of a longer text ends in an ellipsis, and the whole is a tap away; a name, which is bold, is never cut.
    const isExcerpt =
      element.closest('[class*="line-clamp"]') !== null && Number(getComputedStyle(element).fontWeight) < 700
    const isDecoration = element.closest('[aria-hidden="true"]') !== null
    // A map is moved by a finger.
    const isOnMap = element.closest('.leaflet-container') !== null
    if (!isExcerpt && !isDecoration && !isOnMap && isCut(element, rects)) note('cut', text)
    const box = element.closest('button, a, label, li, td, th, [class*="bg-"], [class*="border"]')
    if (box !== null && getComputedStyle(box).display !== 'inline' && !isExcerpt && !isOnMap) {
      const around = box.getBoundingClientRect()
      // Where spaces are kept, the last one of a line hangs out of it, unseen.
      const { whiteSpace, fontSize } = getComputedStyle(element)
      const slack = whiteSpace.startsWith('pre') ? Number.parseFloat(fontSize) / 2 : SLACK
      const isOut = rects.some(({ left, right }) => left < around.left - SLACK || right > around.right + slack)
      if (isOut && !isScrolled(getComputedStyle(box).overflowX)) note('out of its box', text)
    }
    if (name !== null) {
      for (const { 0: word, index } of text.matchAll(WORDS)) {
        // No room holds an address of 30 letters.
        if (/[@/]/.test(text) && /^[\x20-\x7e]+$/.test(word)) continue
        const lines = new Set(rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top)))
        if (lines.size > 1) note('broken word', `${word} in ${name.textContent}`)
      }
    }
    pieces.push({ text, element, rects: isExcerpt ? [] : rects, layer: layerOf(element) })
  }
  for (const element of document.querySelectorAll('svg.icon, [class~="size-[2.4em]"]')) {
    const rect = element.getBoundingClientRect()
    if (isHidden(element) || rect.width < 2) continue
    if (rect.width > 150) note('huge icon', element.parentElement?.className ?? '')
    pieces.push({ text: '(icon)', element, rects: [rect], layer: layerOf(element) })
  }

  /** The part of a line that letters fill: lines may touch. */
  const inkOf = ({ left, right, top, bottom, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.22,
    bottom: bottom - height * 0.22,
  })
  const inks = pieces.flatMap((piece) => piece.rects.map((rect) => ({ piece, ink: inkOf(rect) })))
  inks.sort((a, b) => a.ink.top - b.ink.top)
  for (const [index, a] of inks.entries()) {
    for (const b of inks.slice(index + 1)) {
      if (b.ink.top >= a.ink.bottom) break
      if (a.piece === b.piece || a.piece.layer !== b.piece.layer) continue
      // The letter of a face lies on it.
      if (a.piece.element.contains(b.piece.element) || b.piece.element.contains(a.piece.element)) continue
      if (Math.min(a.ink.right, b.ink.right) - Math.max(a.ink.left, b.ink.left) < 2) continue
      if (Math.min(a.ink.bottom, b.ink.bottom) - Math.max(a.ink.top, b.ink.top) < 2) continue
      if (a.piece.element.closest('.leaflet-container') !== null) continue
      // What scrolls out of its own frame lies below what is beside the frame, unseen.
      const frames = [a.piece, b.piece].map(({ element }) => element.closest('[class*="overflow-"]'))
      if (frames[0] !== frames[1]) continue
      if (a.piece.text === '(icon)' && b.piece.text === '(icon)') continue
      note('overlap', `${a.piece.text.trim()} | ${b.piece.text.trim()}`)
    }
  }

  const canvas = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (isHidden(field) || field.value !== '' || canvas === null) continue
    const style = getComputedStyle(field)
    // An example below a label that is seen may end in an ellipsis; what is the label itself may not.
    const hasLabel = [...(field.labels ?? [])].some((label) => !label.matches('.sr-only') && !isHidden(label))
    if (hasLabel && style.textOverflow === 'ellipsis') continue
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (canvas.measureText(field.placeholder).width > room + SLACK) note('cut placeholder', field.placeholder)
  }
  // The measure is taken by those who asked their device for less motion.
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().duration ?? 0) > 1) note('moves', animation.id || 'an animation')
  }
  return [...found]
}

/** px; a finger's. The staff's desk is for a mouse, for which the standard asks for 24 (WCAG 2.5.8). */
const FINGER = 44
export const MOUSE = 24

/** Controls that are smaller on the screen that is shown. Links within a sentence are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page, least = FINGER): Promise<string[]> =>
  page.evaluate(findSmallTargets, least - 0.5)

function findSmallTargets(least: number): string[] {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"]'
  const found = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (control.closest('[inert], [aria-hidden="true"]') !== null) continue
    if (control.matches('a.sr-only, :disabled')) continue
    const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
    const isHiddenField = control.matches('.sr-only, .sr-only *')
    if (isHiddenField && label == null) continue
    // A small pin on the map takes the finger by the mark around it.
    const boxes = [control, label, control.closest('.map-mark-place')].filter((each) => each != null)
    // A link within a sentence is as high as its line.
    const style = getComputedStyle(control)
    const beside = [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node !== control && node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
    )
    if (control.tagName === 'A' && style.display === 'inline' && beside) continue
    let [width, height] = [0, 0]
    for (const box of boxes) {
      const rect = box.getBoundingClientRect()
      width = Math.max(width, rect.width)
      height = Math.max(height, rect.height)
      const after = getComputedStyle(box, '::after')
      if (after.content === 'none' || after.position !== 'absolute' || after.pointerEvents === 'none') continue
      width = Math.max(width, Number.parseFloat(after.width) || 0)
      height = Math.max(height, Number.parseFloat(after.height) || 0)
    }
    if (width >= least && height >= least) continue
    const name = control.getAttribute('aria-label') ?? control.innerText?.trim() ?? ''
    found.add(`${Math.round(width)} x ${Math.round(height)}: ${control.tagName.toLowerCase()} ${name.slice(0, 40)}`)
  }
  return [...found]
}
