import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { PersonCard } from './person-card.tsx'

/** In a list of people each card is loaded when it is opened. */
export function WhoIsIt({ roomId, userId, name }: { roomId: number; userId: number; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group basis-full pb-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-sm text-sm text-basalt-700">
        <span className="sr-only">{name} </span>
        <Trans>어떤 사람인가요?</Trans>
        <ChevronDown aria-hidden="true" size={16} className="shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && <PersonCard roomId={roomId} userId={userId} />}
    </details>
  )
}
