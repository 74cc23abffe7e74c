import type { ProfileMessages } from './profile-problems.ts'
import type { ProfileFields } from './profile-store.ts'

type Field = keyof ProfileMessages

/** Values the server would not take, with its words; they hold until the value changes. */
export type ProfileRefusals = Partial<Record<Field, { value: string; message: string }>>

export function refusalsOf(draft: ProfileFields, messages: ProfileMessages): ProfileRefusals {
  const refusals: ProfileRefusals = {}
  for (const [field, message] of Object.entries(messages) as [Field, string][]) {
    refusals[field] = { value: draft[field], message }
  }
  return refusals
}

export function refusalOf(refusals: ProfileRefusals, field: Field, value: string): string | undefined {
  const refusal = refusals[field]
  return refusal?.value === value ? refusal.message : undefined
}
