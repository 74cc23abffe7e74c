import { Type, type Static } from 'typebox'
import { Closed, DateOnly, Id, Nullable, OneOf } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { SOLO_FACT_ANSWERS_MIN } from './values/limits.ts'
import { SOLO_FACTS } from './values/solo-facts.ts'

/** The answers of members who have proven a visit. */
export type SoloFactCount = Static<typeof SoloFactCount>
export const SoloFactCount = Type.Object({
  fact: OneOf(SOLO_FACTS),
  yes: Type.Integer(),
  total: Type.Integer({ minimum: SOLO_FACT_ANSWERS_MIN }),
  /** The latest visit that an answer is about. */
  newest: DateOnly,
  /** The answer that holds for the place: Wilson's lower bound of it, older answers weighing less, exceeds one half. Null: neither does. */
  says: Nullable(Type.Boolean()),
})

/** The facts that the caller may answer, and the answers they have given. */
export type OwnSoloFacts = Static<typeof OwnSoloFacts>
export const OwnSoloFacts = Type.Object({
  /** Whether the caller has a visible review of this place that a receipt verified. */
  canAnswer: Type.Boolean(),
  /** The facts that such a place is asked for. */
  asked: Type.Array(OneOf(SOLO_FACTS)),
  mine: Type.Array(Type.Object({ fact: OneOf(SOLO_FACTS), answer: Type.Boolean() })),
})

const PlaceParams = Type.Object({ contentId: Id })
const tags = ['장소']

export const soloFactsRoutes = {
  'GET /api/tourist-spots/:contentId/solo-facts': {
    summary: '내가 답한 혼행 정보',
    tags,
    security: MEMBER,
    limit: 'read',
    reach: 'MEMBERS',
    params: PlaceParams,
    response: { 200: OwnSoloFacts },
  },
  'PUT /api/tourist-spots/:contentId/solo-facts': {
    summary: '혼행 정보에 답하기·답 거두기',
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'MEMBERS',
    params: PlaceParams,
    body: Closed({
      fact: OneOf(SOLO_FACTS),
      /** Null takes the answer back. */
      answer: Nullable(Type.Boolean()),
    }),
    example: () => ({ fact: 'NO_STARES', answer: true }),
    response: { 200: Type.Interface([OwnSoloFacts], { soloFacts: Type.Array(SoloFactCount) }) },
  },
} satisfies RouteTable
