/** The app's icons as SVG, by their file's name, and how large they are drawn (px). */
export interface Icon {
  name: string
  size: number
  svg: string
}

const SAND = '#fbf9f5'
const TANGERINE = '#ff7a2f'
const LEAF = '#1f8a4c'
const SEA = '#0b7a80'
const RED = '#c22f2f'

/**
 * A share of the side of a maskable icon: whatever shape a phone cuts out, a circle of this radius stays (W3C, Web App
 * Manifest).
 */
export const SAFE_RADIUS = 0.4

/** The tangerine of favicon.svg, on a field of 64 units. */
const MARK = `
  <circle cx="32" cy="36" r="18" fill="${TANGERINE}"/>
  <path d="M32 20c1-6 5-9 11-9-1 6-5 9-11 9Z" fill="${LEAF}"/>`

/** About the middle of the field, which the mark is not: its leaf makes it taller above. */
const scaled = (drawing: string, scale: number) =>
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32.5)">${drawing}</g>`

const field = (content: string, round = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${SAND}"/>${content}</svg>`

/** A white sign on a full disc: small as it is, it has to differ from the others in colour as well. */
const sign = (colour: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="46" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`

const SHIELD = '<path d="M48 22 26 30v17c0 14 9 22 22 27 13-5 22-13 22-27V30Z"/><path d="m38 48 7 7 13-14"/>'
const CROSS = '<path d="M48 26v44M26 48h44" stroke-width="12"/>'
const CALENDAR = '<rect x="25" y="29" width="46" height="42" rx="7"/><path d="M25 43h46M37 23v11M59 23v11"/>'
const PEOPLE =
  '<circle cx="39" cy="37" r="10"/><path d="M21 70c0-11 8-18 18-18s18 7 18 18"/><path d="M59 28a10 10 0 0 1 0 18M64 54c7 3 11 8 11 16"/>'

const rounded = field(MARK, 16)
const maskable = field(scaled(MARK, 1.03))

export const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, svg: rounded },
  { name: 'icon-512', size: 512, svg: rounded },
  { name: 'maskable-192', size: 192, svg: maskable },
  { name: 'maskable-512', size: 512, svg: maskable },
  // iPhones cut their own corners, and show black where nothing was drawn.
  { name: 'apple-touch-icon', size: 180, svg: field(scaled(MARK, 1.25)) },
  { name: 'shortcut-safety', size: 96, svg: sign(SEA, SHIELD) },
  { name: 'shortcut-rescue', size: 96, svg: sign(RED, CROSS) },
  { name: 'shortcut-plans', size: 96, svg: sign('#b4450c', CALENDAR) },
  { name: 'shortcut-rooms', size: 96, svg: sign('#43484f', PEOPLE) },
]
