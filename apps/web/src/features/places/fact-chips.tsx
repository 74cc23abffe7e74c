import { useLingui } from '@lingui/react/macro'
import { RemovableChip } from '#ui/form/chip.tsx'
import { FACT_LABELS, factsOf, toggleFact } from './place-facts.ts'

interface FactChipsProps {
  /** The facts as `PlaceFilters` has them. */
  value: string
  onChange: (facts: string) => void
}

/** The facts that a list is narrowed by, each to be taken off; nothing where there are none. */
export function FactChips({ value, onChange }: FactChipsProps) {
  const { i18n } = useLingui()
  const facts = factsOf(value)
  if (facts.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {facts.map((fact) => (
        <RemovableChip
          key={fact}
          label={i18n._(FACT_LABELS[fact])}
          onRemove={() => onChange(toggleFact(value, fact))}
        />
      ))}
    </div>
  )
}
