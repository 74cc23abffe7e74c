import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, OneOf } from '../common.ts'
import { PushSubscriptionDraft, SUBSCRIPTION_EXAMPLE } from '../push.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from '../route-table.ts'
import { CONTACT_LINK_STATES, CONTACT_PUSHES, CONTACT_STATUSES, DELIVERY_STATES, LANGUAGES } from '../values/enums.ts'
import { ContactAnswer, ContactName, LinkToken, TrustedContact } from './contacts.ts'

export type ContactLinkDraft = Static<typeof ContactLinkDraft>
export const ContactLinkDraft = Closed({
  name: ContactName,
  /** The language in which the contact reads; they may choose another one. */
  language: Type.Optional(OneOf(LANGUAGES)),
  /** The id of a LINK contact of one's own who has not answered: the link they got stops working, and the new one takes its place. */
  replacedId: Type.Optional(Id),
})

/** The page that the browser of a person sees who was sent a link; they need no account. */
export type ContactBrowser = Static<typeof ContactBrowser>
export const ContactBrowser = Type.Object({
  /** The name of the traveller; nothing else that the member typed is shown before the browser has agreed. */
  travellerName: Type.String(),
  state: OneOf(CONTACT_LINK_STATES),
  language: OneOf(LANGUAGES),
  /** The name of the contact; null but for the browser that has answered, as what follows. */
  contactName: Nullable(Type.String()),
  status: Nullable(OneOf(CONTACT_STATUSES)),
  push: Nullable(OneOf(CONTACT_PUSHES)),
  /** The state of the newest test alarm. */
  drill: Nullable(OneOf(DELIVERY_STATES)),
  /** The token of an alert that is open, which `/alert/:token` takes. */
  alertToken: Nullable(Type.String()),
  /** The token of a position that is shared with the contact now, which `/where/:token` takes. */
  shareToken: Nullable(Type.String()),
})

const tags = ['신뢰 연락처']
const own = { tags, params: Type.Object({ contactId: Id }) }
const link = { tags, limit: 'safety', reach: 'LINK', params: Type.Object({ token: LinkToken }) } as const

/** Contacts who were asked by a link that the member passed on: they are a browser, known by a cookie. */
export const contactBrowsersRoutes = {
  'POST /api/trusted-contacts/links': {
    summary: '링크로 부탁하기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: ContactLinkDraft,
    readers: { name: 'OTHERS' },
    example: () => ({ name: '엄마', language: 'ko', replacedId: 1 }),
    isDoneOnce: true,
    response: { 201: TrustedContact },
  },
  'POST /api/trusted-contacts/:contactId/browser': {
    summary: '다른 기기로 옮기는 것에 답하기',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    /** `false` also keeps the link from being asked with again. */
    body: Closed({ agrees: Type.Boolean() }),
    example: () => ({ agrees: true }),
    response: { 200: TrustedContact },
  },
  'GET /api/contact-browsers/:token': {
    summary: '받은 링크 열기',
    ...link,
    response: { 200: ContactBrowser },
  },
  'POST /api/contact-browsers/:token': {
    summary: '받은 링크에서 답하기',
    ...link,
    /** The first browser to answer is the contact from then on; the answer sets its cookie. */
    body: ContactAnswer,
    example: () => ({ agrees: true, language: 'ko' }),
    response: { 200: ContactBrowser },
  },
  'POST /api/contact-browsers/:token/move': {
    summary: '이 기기로 옮겨 달라고 하기',
    ...link,
    response: { 200: ContactBrowser },
  },
  'PUT /api/contact-browsers/:token/push': {
    summary: '이 기기에서 알림 받기',
    ...link,
    /** A test alarm follows. */
    body: PushSubscriptionDraft,
    example: () => SUBSCRIPTION_EXAMPLE,
    response: { 200: ContactBrowser },
  },
  'POST /api/contact-browsers/:token/heard': {
    summary: '연습 알림이 왔다고 답하기',
    ...link,
    response: { 200: ContactBrowser },
  },
} satisfies RouteTable
