import type { PhoneAnswer } from '@honjeo/contract/values/enums'
import type { ContactAnswer, ContactDraft, Guarded, TrustedContact } from '@honjeo/contract/safety/contacts'
import type { ContactLinkDraft } from '@honjeo/contract/safety/contact-browsers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { serverNow } from '#lib/server/server-time.ts'

/** A message takes seconds to reach a mail server; while one is on its way its state is asked for. */
const POLL_MS = 4000

export const contactsQuery = () =>
  queryOptions({
    queryKey: ['trusted-contacts', 'mine'],
    queryFn: ({ signal }) => request('GET /api/trusted-contacts', {}, { signal }),
    refetchInterval: ({ state }) => state.data?.some(isOnItsWay) === true && POLL_MS,
    refetchOnReconnect: true,
  })

/** A message, or a person who was sent a link and may answer at any moment. */
const isOnItsWay = ({ lastDelivery, byLink, isReached, status, phone }: TrustedContact) =>
  lastDelivery?.state === 'QUEUED' || (byLink !== null && !isReached && status !== 'DECLINED') || mayBeAnswered(phone)

/** Receipts of phones that are on come within minutes; a person looks at a question in the same time, or later. */
const RECEIPT_MS = 600_000

function mayBeAnswered(phone: TrustedContact['phone']): boolean {
  if (!phone?.lastDelivery) return false
  const { state, createdAt } = phone.lastDelivery
  const isOpen = phone.state === 'ASKED' || state === 'QUEUED' || state === 'SENT'
  return isOpen && serverNow() - Date.parse(createdAt) < RECEIPT_MS
}

export const askedQuery = () =>
  queryOptions({
    queryKey: ['trusted-contacts', 'asked'],
    queryFn: ({ signal }) => request('GET /api/trusted-contacts/asked', {}, { signal }),
    refetchOnReconnect: true,
  })

export const contactLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-link', token],
    queryFn: ({ signal }) => request('GET /api/contact-links/:token', { params: { token } }, { signal }),
    refetchOnReconnect: true,
  })

export const answerLink = (token: string, body: ContactAnswer) =>
  request('POST /api/contact-links/:token', { params: { token }, body })

export const mailRefusalQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-refusal', token],
    queryFn: ({ signal }) => request('GET /api/mail-refusals/:token', { params: { token } }, { signal }),
  })

export const refuseMails = (token: string, refuses: boolean) =>
  request('PUT /api/mail-refusals/:token', { params: { token }, body: { refuses } })

export const askPhone = (contactId: number, number: string) =>
  request('PUT /api/trusted-contacts/:contactId/phone', { params: { contactId }, body: { number } })

export const removePhone = (contactId: number) =>
  request('DELETE /api/trusted-contacts/:contactId/phone', { params: { contactId } })

export const askedPhoneQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-phone', token],
    queryFn: ({ signal }) => request('GET /api/contact-phones/:token', { params: { token } }, { signal }),
    refetchOnReconnect: true,
  })

export const answerPhone = (token: string, answer: PhoneAnswer) =>
  request('POST /api/contact-phones/:token', { params: { token }, body: { answer } })

export const createContactLink = (body: ContactLinkDraft, key: string) =>
  request('POST /api/trusted-contacts/links', { body }, { idempotencyKey: key })

export const answerMove = (contactId: number, agrees: boolean) =>
  request('POST /api/trusted-contacts/:contactId/browser', { params: { contactId }, body: { agrees } })

export const addContact = (body: ContactDraft) => request('POST /api/trusted-contacts', { body })

export const orderContacts = (contactIds: number[]) =>
  request('PUT /api/trusted-contacts/order', { body: { contactIds } })

export const removeContact = (contactId: number) =>
  request('DELETE /api/trusted-contacts/:contactId', { params: { contactId } })

export const inviteAgain = (contactId: number) =>
  request('POST /api/trusted-contacts/:contactId/invite', { params: { contactId } })

export const sendDrill = (contactId: number) =>
  request('POST /api/trusted-contacts/:contactId/drill', { params: { contactId } })

export const answerRequest = (contactId: number, body: ContactAnswer) =>
  request('POST /api/trusted-contacts/:contactId/confirm', { params: { contactId }, body })

export const refreshContacts = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: contactsQuery().queryKey })

/** Shows a contact as the server has just answered it; a new one comes last. */
export function showContact(queryClient: QueryClient, contact: TrustedContact): void {
  queryClient.setQueryData(contactsQuery().queryKey, (contacts) => {
    if (contacts === undefined) return undefined
    const isKnown = contacts.some(({ contactId }) => contactId === contact.contactId)
    const replace = (each: TrustedContact) => (each.contactId === contact.contactId ? contact : each)
    return isKnown ? contacts.map(replace) : [...contacts, contact]
  })
}

export function showAnswer(queryClient: QueryClient, answered: Guarded): void {
  queryClient.setQueryData(askedQuery().queryKey, (asked) =>
    asked?.map((each) => (each.contactId === answered.contactId ? answered : each)),
  )
}
