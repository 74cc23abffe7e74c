import type { Line } from './receipt-layouts.ts'

export interface Print {
  font: string
  /** The width in px. */
  width: number
  /** The grey value of the ink, from 0 black to 255 white. */
  ink: number
  paper: number
}

const LETTERS_PER_LINE = 30
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A receipt fresh from the printer, as SVG. */
export function drawReceipt(lines: readonly Line[], { font, width, ink, paper }: Print): string {
  const letter = width / LETTERS_PER_LINE
  const margin = letter
  const colour = `rgb(${ink},${ink},${ink})`
  let y = 2 * letter
  const parts = lines.map((line) => {
    if (line === 'rule') {
      y += letter * 1.3
      return `<path d="M${margin} ${y - letter * 0.3}H${width - margin}" stroke="${colour}" stroke-width="2" stroke-dasharray="8 5"/>`
    }
    const size = 'text' in line ? (line.size ?? 1) : 1
    y += letter * 1.55 * size
    const text = (x: number, anchor: string, content: string) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${letter * size}" font-weight="${line.bold ? 700 : 400}" xml:space="preserve">${escapeXml(content)}</text>`
    if ('left' in line) return text(margin, 'start', line.left) + text(width - margin, 'end', line.right)
    return line.middle ? text(width / 2, 'middle', line.text) : text(margin, 'start', line.text)
  })
  const height = Math.ceil(y + 3 * letter)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" fill="${colour}"><rect width="100%" height="100%" fill="rgb(${paper},${paper},${paper - 4})"/>${parts.join('')}</svg>`
}
