import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'
import { cx } from '../cx.ts'

interface IconData {
  node: readonly [tag: string, attributes: Readonly<Record<string, string>>][]
}

/** The text of a drawing, whose attributes are numbers and paths of Lucide's own. */
const textOf = ({ node }: IconData) =>
  node
    .map(([tag, attributes]) => {
      const named = Object.entries(attributes).filter(([name]) => name !== 'key')
      return `<${tag}${named.map(([name, value]) => ` ${name}="${value}"`).join('')}></${tag}>`
    })
    .join('')

/**
 * Stands in for the module of this name in lucide-react (`alias` in vite.config.ts), whose components read a context and put classes
 * and attributes together at each drawing: a list has seventy icons. What all have in common is `.icon` in styles.css, and on the
 * server React takes the lines of each as one text.
 */
// oxlint-disable-next-line import/no-default-export -- each of Lucide's icons imports it so
export default function createLucideIcon(data: IconData) {
  const drawing = import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: textOf(data) } }
    : { children: data.node.map(([tag, attributes]) => createElement(tag, attributes)) }
  return ({ size = 24, className, ...props }: LucideProps) =>
    createElement('svg', {
      className: cx('icon', className),
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      'aria-hidden': true,
      ...props,
      ...drawing,
    })
}
