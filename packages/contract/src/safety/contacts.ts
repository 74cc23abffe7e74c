import { Type, type Static } from 'typebox'
import { Closed, DateTime, Email, Empty, Id, Line, NickName, Nullable, OneOf } from '../common.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from '../route-table.ts'
import {
  CONTACT_CHANNELS,
  CONTACT_PHONE_STATES,
  CONTACT_PUSHES,
  CONTACT_STATUSES,
  DELIVERY_STATES,
  LANGUAGES,
  MAIL_KINDS,
  MESSAGE_CHANNELS,
  TEXT_FAILURES,
} from '../values/enums.ts'
import { CONTACT_NAME_MAX } from '../values/limits.ts'
import { VISIBLE_LINE_PATTERN } from '../values/text.ts'
import { say } from '../values/sentences.ts'

/** The token of links for people without an account: names what it opens, and proves that this server made it. */
export const LinkToken = Type.String({
  maxLength: 31,
  pattern: '^[0-9a-z]{1,8}\\.[A-Za-z0-9_-]{22}$',
  examples: ['1c.Zr4u7tIuG2mZ0pX9s1kQwA'],
})

/**
 * The token of a link that refuses further mails: the keyed hash of an address, and a proof that this server made it.
 */
const RefusalToken = Type.String({ maxLength: 66, pattern: '^[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{22}$' })
const MailRefusal = Closed({ refuses: Type.Boolean() })
/** REQUEST: mails of members who name the address as their contact; NOTICE: mails of its own member's notifications. */
const MailRefusalState = Type.Object({ refuses: Type.Boolean(), kind: OneOf(MAIL_KINDS) })

export const ContactName = Line({
  minLength: 1,
  maxLength: CONTACT_NAME_MAX,
  pattern: VISIBLE_LINE_PATTERN,
  message: say('NAME_LENGTH', { max: CONTACT_NAME_MAX }),
  examples: ['엄마'],
})

export type ContactDraft = Static<typeof ContactDraft>
export const ContactDraft = Closed({
  name: ContactName,
  /** A LINK contact begins with `POST /api/trusted-contacts/links`. */
  channel: OneOf(['EMAIL', 'MEMBER'], { message: say('CONTACT_KIND') }),
  /** The address of an EMAIL contact. */
  email: Type.Optional(Email),
  /** The account of a MEMBER contact. */
  nickName: Type.Optional(NickName),
  /** The language in which the contact is asked; without one, that of the member's browser. They may choose another one. */
  language: Type.Optional(OneOf(LANGUAGES)),
})

/**
 * The answer of a contact; no takes back a yes. They are written to in `language` from then on: what their page was shown in. Without one it is their
 * browser's, if that is one of ours.
 */
export const ContactAnswer = Closed({ agrees: Type.Boolean(), language: Type.Optional(OneOf(LANGUAGES)) })
export type ContactAnswer = Static<typeof ContactAnswer>
const ANSWER_EXAMPLE = { agrees: true, language: 'ko' }

/** The way of a message so far, as far as that is proven. */
export type Delivery = Static<typeof Delivery>
export const Delivery = Type.Object({
  channel: OneOf(MESSAGE_CHANNELS),
  state: OneOf(DELIVERY_STATES),
  /** The time at which it was written, not sent. */
  createdAt: DateTime,
  sentAt: Nullable(DateTime),
  /** The time at which the phone got it, as the gateway's receipt says; null for all but texts. */
  deliveredAt: Nullable(DateTime),
  openedAt: Nullable(DateTime),
  /** The reason why a text failed. */
  reason: Nullable(OneOf(TEXT_FAILURES)),
})

/** The number of a contact, to which texts go once its owner has agreed by the link in one. */
const ContactPhone = Type.Object({
  /** The number as E.164; null once its owner has refused. */
  number: Nullable(Type.String()),
  state: OneOf(CONTACT_PHONE_STATES),
  /** The delivery of the question or of the newest test. */
  lastDelivery: Nullable(Delivery),
})

/** A browser as its user agent names it; null where it names none that is known. */
const Device = Type.Object({ browser: Nullable(Type.String()), os: Nullable(Type.String()) })

/** The browser behind a LINK contact, as the member sees it. */
export type LinkedBrowser = Static<typeof LinkedBrowser>
export const LinkedBrowser = Type.Object({
  /** The token that `/guard/:token` takes, to be passed on. Null once it was answered or has run out. */
  token: Nullable(Type.String()),
  /** The time until which the link can be answered. */
  expiresAt: DateTime,
  /** The browser that has answered. */
  device: Nullable(Device),
  answeredAt: Nullable(DateTime),
  /** Another browser with the link, which asks to take its place. */
  asking: Nullable(Type.Object({ ...Device.properties, askedAt: DateTime })),
  push: OneOf(CONTACT_PUSHES),
})

/** A person the member wants alerted when they do not come back. */
export type TrustedContact = Static<typeof TrustedContact>
export const TrustedContact = Type.Object({
  contactId: Id,
  name: Type.String(),
  channel: OneOf(CONTACT_CHANNELS),
  /** The address of an EMAIL contact, as it was given. */
  email: Nullable(Type.String()),
  /** The account of a MEMBER contact. */
  nickName: Nullable(Type.String()),
  status: OneOf(CONTACT_STATUSES),
  /** The newest invitation or drill. */
  lastDelivery: Nullable(Delivery),
  /** True where their mail server has refused what was sent: the address is to be checked before the next timer. */
  isUnreachable: Type.Boolean(),
  /** True where they agreed, and there is a way by which alerts are proven to come: a timer needs one such contact. */
  isReached: Type.Boolean(),
  /** The language in which the contact is written to. */
  language: OneOf(LANGUAGES),
  /** The browser behind the link; null but for a LINK contact. */
  byLink: Nullable(LinkedBrowser),
  /** The phone; null where none was given, or the operator has connected no gateway. */
  phone: Nullable(ContactPhone),
  createdAt: DateTime,
})

/** A member who asked this one to be their contact. */
export type Guarded = Static<typeof Guarded>
export const Guarded = Type.Object({
  contactId: Id,
  userId: Id,
  nickName: Type.String(),
  imageUrl: Nullable(Type.String()),
  status: OneOf(CONTACT_STATUSES),
  /** The token of an alert that is open, which `/alert/:token` takes. */
  alertToken: Nullable(Type.String()),
  /** The token of a position that is shared with the member now, which `/where/:token` takes. */
  shareToken: Nullable(Type.String()),
})

/** The page that a contact without an account sees when they are asked. */
export type ContactLink = Static<typeof ContactLink>
export const ContactLink = Type.Object({
  travellerName: Type.String(),
  contactName: Type.String(),
  status: OneOf(CONTACT_STATUSES),
  /** The language in which the contact is written to. */
  language: OneOf(LANGUAGES),
})

const tags = ['신뢰 연락처']
const own = { tags, security: MEMBER, params: Type.Object({ contactId: Id }) }

export const contactsRoutes = {
  'GET /api/trusted-contacts': {
    summary: '내 신뢰 연락처',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    /** The contacts, at most `CONTACTS_MAX`, in the order in which they are alerted. */
    response: { 200: Type.Array(TrustedContact) },
  },
  'POST /api/trusted-contacts': {
    summary: '신뢰 연락처 부탁하기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: ContactDraft,
    // A nickname in a search is shown to no one.
    readers: { name: 'OTHERS', nickName: 'PRIVATE' },
    example: () => ({
      name: '엄마',
      channel: 'EMAIL',
      email: 'mom@example.com',
      nickName: '바람개비',
      language: 'ko',
    }),
    response: { 201: TrustedContact },
  },
  'PUT /api/trusted-contacts/order': {
    summary: '알리는 순서 바꾸기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    /** The ids of all contacts, the first to be alerted first. */
    body: Closed({ contactIds: Type.Array(Id, { minItems: 1, maxItems: 20 }) }),
    example: () => ({ contactIds: [1] }),
    response: { 200: Type.Array(TrustedContact) },
  },
  'DELETE /api/trusted-contacts/:contactId': {
    summary: '신뢰 연락처 지우기',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    response: { 200: Empty },
  },
  'POST /api/trusted-contacts/:contactId/invite': {
    summary: '다시 부탁하기',
    limit: 'write',
    reach: 'OWNER',
    ...own,
    response: { 202: TrustedContact },
  },
  'POST /api/trusted-contacts/:contactId/drill': {
    summary: '연습 알림 보내기',
    limit: 'write',
    reach: 'OWNER',
    ...own,
    response: { 202: TrustedContact },
  },
  'POST /api/trusted-contacts/:contactId/confirm': {
    summary: '부탁에 답하기',
    ...own,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    /** The answer of the member who was asked. */
    body: ContactAnswer,
    example: () => ANSWER_EXAMPLE,
    response: { 200: Guarded },
  },
  'GET /api/trusted-contacts/asked': {
    summary: '나에게 부탁한 사람',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    /** The members who asked, at most `GUARDED_MAX`: open alerts first, then unanswered requests. */
    response: { 200: Type.Array(Guarded) },
  },
  'GET /api/contact-links/:token': {
    summary: '부탁 링크 열기',
    tags,
    limit: 'link',
    reach: 'LINK',
    params: Type.Object({ token: LinkToken }),
    response: { 200: ContactLink },
  },
  'POST /api/contact-links/:token': {
    summary: '부탁 링크에서 답하기',
    tags,
    limit: 'link',
    reach: 'LINK',
    params: Type.Object({ token: LinkToken }),
    body: ContactAnswer,
    example: () => ANSWER_EXAMPLE,
    response: { 200: ContactLink },
  },
  /** Whether the address that got the link refuses further mails. CONTACT_LINK_NOT_FOUND for a link that is none of ours. */
  'GET /api/mail-refusals/:token': {
    summary: '부탁 메일을 받지 않는지 보기',
    tags,
    limit: 'link',
    reach: 'LINK',
    params: Type.Object({ token: RefusalToken }),
    response: { 200: MailRefusalState },
  },
  'PUT /api/mail-refusals/:token': {
    summary: '부탁 메일 받지 않기·다시 받기',
    tags,
    limit: 'link',
    reach: 'LINK',
    params: Type.Object({ token: RefusalToken }),
    body: MailRefusal,
    example: () => ({ refuses: true }),
    response: { 200: MailRefusalState },
  },
} satisfies RouteTable
