/** The list with one of it so many places further on; at its ends it stays. */
export function moved<T extends { contactId: number }>(contacts: readonly T[], contactId: number, steps: 1 | -1): T[] {
  const from = contacts.findIndex((each) => each.contactId === contactId)
  const contact = contacts[from]
  const to = from + steps
  if (contact === undefined || to < 0 || to >= contacts.length) return [...contacts]
  return contacts.toSpliced(from, 1).toSpliced(to, 0, contact)
}
