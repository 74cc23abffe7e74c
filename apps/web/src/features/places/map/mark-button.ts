import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { formatCount } from '#lib/numbers.ts'
import { CATEGORY_LABELS } from '../place-labels.ts'
import { iconId } from './category-icons.tsx'
import type { MapMark } from './cluster-index.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** From so many places on a group's circle is drawn larger. */
const LARGE_FROM = 10
const HUGE_FROM = 50

/** Draws a mark into its button, whatever it was before. */
export function drawMark(button: HTMLButtonElement, mark: MapMark, isChosen: boolean): void {
  if (mark.kind === 'cluster') drawCluster(button, mark.count)
  else drawPlace(button, mark.point.title, mark.point.contentTypeId, isChosen)
}

function drawCluster(button: HTMLButtonElement, count: number) {
  const number = formatCount(count)
  const size = count >= HUGE_FROM ? 'is-huge' : count >= LARGE_FROM ? 'is-large' : ''
  button.removeAttribute('aria-pressed')
  button.setAttribute('aria-label', t`장소 ${number} 곳이 모여 있어요. 가까이 보기`)
  button.replaceChildren(element('span', `map-cluster ${size}`, number))
}

function drawPlace(
  button: HTMLButtonElement,
  title: string,
  contentTypeId: keyof typeof CATEGORY_LABELS,
  isChosen: boolean,
) {
  const pin = element('span', `map-pin map-pin-${contentTypeId}`)
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${iconId(contentTypeId)}`)
  icon.append(use)
  pin.append(icon)
  button.setAttribute('aria-pressed', String(isChosen))
  button.setAttribute('aria-label', `${title}, ${i18n._(CATEGORY_LABELS[contentTypeId])}`)
  button.replaceChildren(pin, ...(isChosen ? [element('span', 'map-pin-title', title)] : []))
}

function element(tag: 'span', className: string, text = ''): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
