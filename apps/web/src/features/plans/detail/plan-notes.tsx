import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { Callout } from '#ui/callout.tsx'
import { NOTE_TEXTS } from '../left-out-text.ts'

/** What one should know of the whole plan. */
export function PlanNotes({ notes }: Pick<PlanDetail, 'notes'>) {
  const { i18n } = useLingui()
  if (notes.length === 0) return null
  return (
    <Callout className="mt-3" icon={<Info aria-hidden="true" size={18} />}>
      {notes.map((note) => (
        <p key={note}>{i18n._(NOTE_TEXTS[note])}</p>
      ))}
    </Callout>
  )
}
