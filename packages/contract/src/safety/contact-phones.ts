import { Type, type Static } from 'typebox'
import { Closed, Id, OneOf } from '../common.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from '../route-table.ts'
import { CONTACT_PHONE_STATES, LANGUAGES, PHONE_ANSWERS } from '../values/enums.ts'
import { PHONE_PATTERN } from '../values/phone.ts'
import { say } from '../values/sentences.ts'
import { LinkToken, TrustedContact } from './contacts.ts'

/** The page that the owner of a number sees by the link in a text; nothing that the member typed is in it. */
export type AskedPhone = Static<typeof AskedPhone>
export const AskedPhone = Type.Object({
  travellerName: Type.String(),
  state: OneOf(CONTACT_PHONE_STATES),
  /** Whether the number gets no texts of any member. */
  refusesAll: Type.Boolean(),
  language: OneOf(LANGUAGES),
})

const tags = ['신뢰 연락처']
const own = { tags, params: Type.Object({ contactId: Id }), limit: 'write', reach: 'OWNER' } as const
const link = { tags, limit: 'safety', reach: 'LINK', params: Type.Object({ token: LinkToken }) } as const

/** Texts to the phones of contacts, where the operator has connected a gateway. */
export const contactPhonesRoutes = {
  'PUT /api/trusted-contacts/:contactId/phone': {
    summary: '연락처의 휴대폰 번호로 문자를 받을지 물어보기',
    ...own,
    security: MEMBER,
    /** The number of a contact who has agreed. A text asks its owner; a number replaces the one before. */
    body: Closed({
      number: Type.String({
        maxLength: 24,
        pattern: PHONE_PATTERN,
        message: say('PHONE'),
        examples: ['010-1234-5678'],
      }),
    }),
    readers: { number: 'PRIVATE' },
    example: () => ({ number: '010-1234-5678' }),
    response: { 202: TrustedContact },
  },
  'DELETE /api/trusted-contacts/:contactId/phone': {
    summary: '연락처의 휴대폰 번호 지우기',
    ...own,
    security: EVEN_SUSPENDED,
    response: { 200: TrustedContact },
  },
  'GET /api/contact-phones/:token': {
    summary: '문자로 받은 링크 열기',
    ...link,
    response: { 200: AskedPhone },
  },
  'POST /api/contact-phones/:token': {
    summary: '문자로 받은 링크에서 답하기',
    ...link,
    /** A no erases the number. After NEVER no member can have it asked; YES takes that back, and they may ask again. */
    body: Closed({ answer: OneOf(PHONE_ANSWERS) }),
    example: () => ({ answer: 'YES' }),
    response: { 200: AskedPhone },
  },
} satisfies RouteTable
