import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

/** The look of a card: white, rounded, barely lifted off the sand. Padding and display of `card` give way to those in `className`. */
export const cardClass = 'card rounded-lg bg-paper text-basalt-900 shadow-1'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(cardClass, className)} />
}
