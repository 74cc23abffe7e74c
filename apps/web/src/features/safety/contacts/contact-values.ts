import type { ContactDraft } from '@honjeo/contract/safety/contacts'
import { looksLikeEmail } from '@honjeo/contract/values/email'
import type { ContactChannel } from '@honjeo/contract/values/enums'

/** The form as it is filled in; an address of each kind, so that a look at the other kind loses nothing. */
export interface ContactValues {
  name: string
  channel: ContactChannel
  email: string
  nickName: string
}

export const NO_CONTACT: ContactValues = { name: '', channel: 'EMAIL', email: '', nickName: '' }

export type ContactField = 'name' | 'email' | 'nickName'

/** The contact as the server takes it, or the fields that keep it from that. */
export function judgeContact(values: ContactValues): { draft: ContactDraft } | { wrong: ContactField[] } {
  const name = values.name.trim()
  const email = values.email.trim()
  const nickName = values.nickName.trim()
  const { channel } = values
  const isAddressed = channel === 'EMAIL' ? looksLikeEmail(email) : nickName !== ''
  const address = channel === 'EMAIL' ? ('email' as const) : ('nickName' as const)
  const wrong: ContactField[] = [...(name === '' ? ['name' as const] : []), ...(isAddressed ? [] : [address])]
  if (wrong.length > 0) return { wrong }
  return { draft: channel === 'EMAIL' ? { name, channel, email } : { name, channel, nickName } }
}

/** The list with one of it so many places further on; at its ends it stays. */
export function moved<T extends { contactId: number }>(contacts: readonly T[], contactId: number, steps: 1 | -1): T[] {
  const from = contacts.findIndex((each) => each.contactId === contactId)
  const contact = contacts[from]
  const to = from + steps
  if (contact === undefined || to < 0 || to >= contacts.length) return [...contacts]
  return contacts.toSpliced(from, 1).toSpliced(to, 0, contact)
}
