import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { Callout } from '#ui/callout.tsx'
import { takesShortDirection } from './direction-particle.ts'

export interface SearchNoteProps {
  /** What was searched for instead of what was typed. */
  searchedFor: string | null
  isApproximate: boolean
}

/** Why the results do not hold the words as they were typed. */
export function SearchNote({ searchedFor, isApproximate }: SearchNoteProps) {
  const { t } = useLingui()
  const reasons = [
    searchedFor !== null &&
      (takesShortDirection(searchedFor) ? t`‘${searchedFor}’로 찾았어요` : t`‘${searchedFor}’으로 찾았어요`),
    isApproximate && t`비슷한 이름을 찾았어요`,
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) return null
  return (
    <div role="status" className="mb-3">
      <Callout icon={<Info aria-hidden="true" size={18} />}>{reasons.join(' · ')}</Callout>
    </div>
  )
}
