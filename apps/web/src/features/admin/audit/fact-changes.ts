import type { AuditEntry } from '@honjeo/contract/admin/audit'

export interface FactChange {
  name: string
  /** Undefined: nothing was there, or nothing is any more. */
  before: unknown
  after: unknown
}

const isNothing = (value: unknown) => value === undefined || value === null

/** What an entry says, fact by fact: of what was made there is only an after, of what was removed only a before. */
export function factChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((change) => !isNothing(change.before) || !isNothing(change.after))
}
