import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { HUB_LABELS } from '../plan-labels.ts'
import { dayClass } from './day-class.ts'
import type { EndMark, StopMark } from './route.ts'
import { endIconId } from './route-icons.tsx'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws a stop into its button, whatever it was before; with `isOverview` among the stops of other days. */
export function drawStop(button: HTMLButtonElement, stop: StopMark, isChosen: boolean, isOverview: boolean): void {
  const { dayIndex, number, title } = stop
  const day = dayIndex + 1
  const drawn = [element('span', `plan-pin ${isOverview ? `is-small ${dayClass(dayIndex)}` : ''}`, String(number))]
  if (isChosen) drawn.push(element('span', 'map-pin-title', title))
  // Seen on the one stop of its day that has room for it, see tag-sides.ts.
  else if (isOverview) drawn.push(element('span', `plan-pin-tag ${dayClass(dayIndex)}`, t`${day}일차`))
  for (const part of drawn) part.setAttribute('aria-hidden', 'true')
  const name = element('span', 'sr-only', isOverview ? t`${day}일차 ${number}번 ${title}` : t`${number}번 ${title}`)
  button.setAttribute('aria-pressed', String(isChosen))
  button.replaceChildren(...drawn, name)
}

/** Where a day begins or ends: only to be seen. */
export function createEnd({ place, title }: EndMark): HTMLElement {
  const pin = element('span', 'plan-end')
  pin.setAttribute('role', 'img')
  pin.setAttribute('aria-label', place === 'STAY' ? t`숙소 ${title}` : i18n._(HUB_LABELS[place]))
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${endIconId(place)}`)
  icon.append(use)
  pin.append(icon)
  return pin
}

function element(tag: 'span', className: string, text = ''): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
