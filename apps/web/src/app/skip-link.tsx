import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'

/** The first stop of the keyboard: past the frame, to the screen itself. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3 focus:shadow-2"
      onClick={(event) => {
        // A hash in the address would be a step of its own in the history.
        event.preventDefault()
        main.current?.focus()
      }}
    >
      <Trans>본문으로 건너뛰기</Trans>
    </a>
  )
}
