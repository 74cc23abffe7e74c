/** Moves the focus to the first control of a form that stands for a wrong field. `controls`: a selector by field, in the form's order. */
export function focusFirst(
  form: HTMLFormElement | null,
  controls: Readonly<Record<string, string>>,
  wrong: Readonly<Record<string, string>>,
): void {
  const [, control] = Object.entries(controls).find(([field]) => wrong[field] !== undefined) ?? []
  if (control !== undefined) form?.querySelector<HTMLElement>(control)?.focus()
}
