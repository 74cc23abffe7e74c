import type { Language } from '@honjeo/contract/values/enums'
import type { ContactDraft } from '@honjeo/contract/safety/contacts'

/** The form as it is filled in; an address of each kind, so that a look at the other kind loses nothing. */
export interface ContactValues {
  name: string
  channel: ContactDraft['channel']
  email: string
  nickName: string
  language: Language
  /** The member's own name, where they have given none yet; it may stay empty. */
  ownName: string
}

/** Returns values with nothing filled in; a contact most likely reads what the member does. */
export const noContact = (language: Language): ContactValues => ({
  name: '',
  channel: 'EMAIL',
  email: '',
  nickName: '',
  language,
  ownName: '',
})

/** The contact as the server takes it. */
export function toContactDraft({ channel, language, ...values }: Omit<ContactValues, 'ownName'>): ContactDraft {
  const name = values.name.trim()
  return channel === 'EMAIL'
    ? { name, channel, language, email: values.email.trim() }
    : { name, channel, language, nickName: values.nickName.trim() }
}

/** The list with one of it so many places further on; at its ends it stays. */
export function moved<T extends { contactId: number }>(contacts: readonly T[], contactId: number, steps: 1 | -1): T[] {
  const from = contacts.findIndex((each) => each.contactId === contactId)
  const contact = contacts[from]
  const to = from + steps
  if (contact === undefined || to < 0 || to >= contacts.length) return [...contacts]
  return contacts.toSpliced(from, 1).toSpliced(to, 0, contact)
}
