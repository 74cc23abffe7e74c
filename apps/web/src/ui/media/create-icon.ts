import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'
import { cx } from '../cx.ts'

interface IconData {
  node: readonly [tag: string, attributes: Readonly<Record<string, string>>][]
}

/** The px of a drawing in em of `.icon`, whose type grows with the reader's. */
export const sideOf = (px: number) => `${px / 16}em`

/**
 * Takes the place of the module of this name in lucide-react (`alias` in vite.config.ts), whose components read a context and put classes
 * and attributes together at each drawing: a list has seventy icons. What all have in common is `.icon` in styles.css.
 */
// oxlint-disable-next-line import/no-default-export -- each of Lucide's icons imports it so
export default function createLucideIcon(data: IconData) {
  const children = data.node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className, ...props }: LucideProps) => {
    const side = sideOf(Number(size))
    return createElement(
      'svg',
      {
        className: cx('icon', className),
        viewBox: '0 0 24 24',
        width: side,
        height: side,
        'aria-hidden': true,
        ...props,
      },
      children,
    )
  }
}
