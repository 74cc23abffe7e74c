import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'

interface ProposalFooterProps {
  /** What the button says that accepts it. */
  children: ReactNode
  onClose: () => void
  onAccept: () => void
}

/** The two answers to a proposal for the days of a plan; either closes it. */
export function ProposalFooter({ children, onClose, onAccept }: ProposalFooterProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        <Trans>그대로 두기</Trans>
      </Button>
      <Button
        className="flex-1"
        onClick={() => {
          onClose()
          onAccept()
        }}
      >
        {children}
      </Button>
    </>
  )
}
