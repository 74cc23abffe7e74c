import { useState } from 'react'

/** A sentence by field; of one row of a list by `links.2`. */
export type WrongFields = Readonly<Record<string, string>>

/** What is wrong in a form, to be said under its fields until they change. */
export function useWrongFields() {
  const [wrong, setWrong] = useState<WrongFields>({})
  const [refused, setRefused] = useState<WrongFields>({})
  return {
    wrong,
    /** What was wrong when the form was sent; a new object each time, so that the focus can follow. */
    refused,
    refuse: (fields: WrongFields) => {
      setWrong(fields)
      setRefused(fields)
    },
    /** Of a field that was left; nothing when it is right. */
    note: (field: string, sentence: string | undefined) => {
      if (sentence !== undefined) setWrong((current) => ({ ...current, [field]: sentence }))
    },
    forget: (changes: object) => setWrong((current) => withoutChanged(current, changes)),
  }
}

function withoutChanged(wrong: WrongFields, changes: object): WrongFields {
  const kept = Object.entries(wrong).filter(([field]) => !Object.hasOwn(changes, field.split('.')[0] ?? field))
  return Object.fromEntries(kept)
}

/** Moves the focus to the first control of a form that stands for a wrong field. `controls`: a selector by field, in the form's order. */
export function focusFirst(
  form: HTMLFormElement | null,
  controls: Readonly<Record<string, string>>,
  wrong: Readonly<Record<string, string>>,
): void {
  const [, control] = Object.entries(controls).find(([field]) => wrong[field] !== undefined) ?? []
  if (control !== undefined) form?.querySelector<HTMLElement>(control)?.focus()
}
