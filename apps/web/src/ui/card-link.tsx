import { Link, type LinkProps } from 'react-router'
import { cardClass } from './card.tsx'
import { cx } from './cx.ts'

/** A card that leads somewhere as a whole. Hold no other control in it: place a save button beside it, on top. */
export function CardLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={cx(cardClass, 'transition-[scale,opacity] hover:opacity-90 active:scale-[0.99]', className)}
    />
  )
}
