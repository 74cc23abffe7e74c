import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#lib/server/api-error.ts'

/** Calls back after every change of a form, such as to keep what is written. */
export function useFormChanges<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  const handleChange = useEffectEvent(onChange)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }),
    [subscribe],
  )
}

/**
 * Shows what the server says beside the fields it is about, and moves the focus to the first in the order of the values.
 * `names` are the fields that the body calls otherwise. Returns the first sentence, if it is about fields at all.
 */
export function showFieldErrors<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): string | undefined {
  const order = Object.keys(getValues())
  const placeOf = (field: string) => order.indexOf(field.split('.')[0] ?? field)
  const wrong = Object.entries((error instanceof ApiError ? error.fields : undefined) ?? {})
  const shown = wrong
    .map(([name, message]) => ({ field: (names[name] ?? name) as FieldPath<Values>, message }))
    .filter(({ field }) => placeOf(field) >= 0)
    .toSorted((a, b) => placeOf(a.field) - placeOf(b.field))
  for (const [index, { field, message }] of shown.entries()) setError(field, { message }, { shouldFocus: index === 0 })
  return shown[0]?.message
}
