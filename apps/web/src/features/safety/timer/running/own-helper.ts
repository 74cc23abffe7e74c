import { readText, remove, writeText } from '#lib/device/storage.ts'

/** The number that a member calls first, of their own; this device alone knows it. */
const KEY = 'own-helper'
const NUMBER = /^\+?[0-9][0-9 -]{2,19}$/

export const isPhoneNumber = (text: string) => NUMBER.test(text.trim())

export function readHelper(): string {
  const kept = readText(KEY) ?? ''
  return isPhoneNumber(kept) ? kept : ''
}

/** What is no number is forgotten. */
export function keepHelper(number: string): void {
  if (isPhoneNumber(number)) writeText(KEY, number.trim())
  else remove(KEY)
}

interface PickedContact {
  tel?: string[]
}
interface ContactsManager {
  select(properties: ['tel'], options: { multiple: false }): Promise<PickedContact[]>
}

/** The device's own picker of contacts: Chrome on Android has one (Contact Picker API). */
const picker = () => (navigator as { contacts?: ContactsManager }).contacts

export const canPick = () => picker() !== undefined && 'ContactsManager' in window

/** The number of the contact that was picked; null where none was. */
export async function pickNumber(): Promise<string | null> {
  try {
    const [contact] = (await picker()?.select(['tel'], { multiple: false })) ?? []
    const number = contact?.tel?.[0]?.trim() ?? ''
    return isPhoneNumber(number) ? number : null
  } catch {
    return null
  }
}
