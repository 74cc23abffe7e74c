/** A text of the tourism service's fields, invented after real ones: hours, and closing days after a bar. */
type Form = string

/** Forms that say the same, with what they say for a Wednesday, Saturday, Sunday and Monday of autumn, in July and in January. */
export interface FormGroup {
  says: Partial<Record<FormDay, string>>
  forms: readonly Form[]
}

/** Days that differ in what forms say of them; the first holds for those that a group leaves out. */
export const FORM_DAYS = {
  wednesday: '2026-10-21',
  saturday: '2026-10-24',
  sunday: '2026-10-25',
  monday: '2026-10-26',
  july: '2026-07-15',
  january: '2027-01-13',
  seollal: '2027-02-07',
  holiday: '2026-10-09',
} as const
export type FormDay = keyof typeof FORM_DAYS

export const group = (says: FormGroup['says'], forms: string): FormGroup => ({
  says,
  forms: forms
    .split('\n')
    .map((form) => form.trim())
    .filter((form) => form !== ''),
})
