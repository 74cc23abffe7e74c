import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import { CONTACT_STATUSES } from '@honjeo/contract/values/enums'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRefusal } from '#lib/api-error.ts'
import { keepCopy, readCopy } from '#lib/kept-copy.ts'
import { contactsQuery } from './contacts.api.ts'

const SUBJECT = 'trusted-contacts'

const isContacts = (value: unknown): value is TrustedContact[] => Array.isArray(value) && value.every(isContact)

function isContact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { contactId, name, status } = value as Partial<Record<keyof TrustedContact, unknown>>
  return Number.isInteger(contactId) && typeof name === 'string' && CONTACT_STATUSES.some((known) => known === status)
}

/** One's contacts; while the server is out of reach, as this device saw them last. */
export function useContacts(userId: number) {
  const query = useQuery(contactsQuery())
  const { data, dataUpdatedAt, failureReason } = query
  // Read once: what is kept from now on is what is shown anyway.
  const [kept] = useState(() => readCopy(userId, SUBJECT, isContacts))
  useEffect(() => {
    if (data !== undefined) keepCopy(userId, SUBJECT, data)
  }, [userId, data])

  // At the first failure already: the tries that follow take seconds.
  const isAway = failureReason !== null && !isRefusal(failureReason)
  const savedAt = data === undefined ? kept?.savedAt : new Date(dataUpdatedAt).toISOString()
  return {
    ...query,
    contacts: data ?? (isAway ? kept?.value : undefined),
    /** Since when what is shown may have changed; null while the server answers. */
    awaySince: isAway ? (savedAt ?? null) : null,
  }
}
