import { box, line, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'

/** A table by the window, which lies under whatever is served. */
export function table(palette: Palette): string {
  return (
    box(0, 212, 400, 88, '#c7935f') +
    box(0, 212, 400, 7, '#dcae7c') +
    line('M-5 246H405M-5 276H405', '#a9774a', 2, 0.4) +
    shape('M78 300L104 236H296L322 300Z', palette.wall, 0.22)
  )
}

export function steam(x: number, y: number, colour: string): string {
  const curl = (at: number, rise: number) => `M${at} ${y}q-13-15 0-30t0-${rise}`
  return line(curl(x - 44, 26) + curl(x, 34) + curl(x + 44, 26), colour, 6.5, 0.75)
}

export function bowl(fill: string, rim: string, band: string): string {
  return (
    `<ellipse cx="200" cy="258" rx="88" ry="9" fill="#7a5640" opacity=".3"/>` +
    shape('M92 158H308Q304 226 246 250H154Q96 226 92 158Z', fill) +
    line('M104 186Q200 212 296 186', band, 5, 0.6) +
    shape('M156 250h88l-5 10h-78z', fill) +
    `<ellipse cx="200" cy="158" rx="110" ry="27" fill="${rim}"/>`
  )
}

/** A small side dish, as they come unasked with every meal. */
export function sideDish(x: number, y: number, rim: string, filling: string): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="33" ry="13" fill="${rim}"/>` +
    `<ellipse cx="${x}" cy="${y - 2}" rx="22" ry="8" fill="${filling}"/>`
  )
}

export function chopsticks(colour: string): string {
  return line('M322 288L392 190M336 292L400 204', colour, 6)
}
