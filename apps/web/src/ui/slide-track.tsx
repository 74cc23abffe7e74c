import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export type SlideTrackProps = Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'aria-live' | 'className' | 'children'>

/** Slides side by side, as `useSlides` moves them: swiped, or turned by arrow keys, one at a time. */
export function SlideTrack({ className, ...props }: SlideTrackProps) {
  const { t } = useLingui()
  return (
    <div
      {...props}
      role="group"
      aria-label={t`옆으로 넘겨보기`}
      // Slides may hold nothing to focus, and what scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx(
        // The slides below, so that they do not cover the ring of a focused track.
        'isolate *:relative *:-z-1',
        'scrollbar-none flex snap-x snap-mandatory -outline-offset-2 overflow-x-auto scroll-smooth',
        className,
      )}
    />
  )
}
