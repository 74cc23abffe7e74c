import { dayAfter } from '@honjeo/contract/values/days'
import { CONSENT_TYPES, CONSENT_VERSION, REQUIRED_CONSENTS, type ConsentType } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import { answerColumns, consents, users } from '@honjeo/schema/users'
import { instantOf } from '@honjeo/demo-content/days'
import { DEMO_NICKNAME, demoMembers, type Nickname } from '@honjeo/demo-content/members'
import { demoReviews } from '@honjeo/demo-content/reviews'

const POINTS_PER_RECEIPT = 100
/** The specification shows 16 on the my page of its sample account: those of its finished plans, and these before. */
const DEMO_SOLO_TRIPS = 15

const isRequired = (type: ConsentType) => (REQUIRED_CONSENTS as readonly ConsentType[]).includes(type)

const pointsOf = (nickname: Nickname) =>
  demoReviews.filter(({ by, receiptVerified }) => by === nickname && receiptVerified).length * POINTS_PER_RECEIPT

/** The texts are younger than the members, who have read them on the day they came out. */
function consentedAt(joinedAt: string, today: string): string {
  const textsSince = instantOf(CONSENT_VERSION, '00:00')
  return CONSENT_VERSION <= today && Date.parse(textsSince) > Date.parse(joinedAt) ? textsSince : joinedAt
}

export async function insertDemoMembers(tx: Db, today: string, passwordHash: string): Promise<MemberIds> {
  const rows = demoMembers.map(({ answers: [q1, q2, q3, q4, q5], joinedDaysAgo, ...profile }) => ({
    ...profile,
    passwordHash,
    ...answerColumns({ q1_expect: q1, q2_habit: q2, q3_avoid: q3, q4_feeling: q4, q5_necessity: q5 }),
    points: pointsOf(profile.nickname),
    soloTripCount: profile.nickname === DEMO_NICKNAME ? DEMO_SOLO_TRIPS : 0,
    createdAt: instantOf(dayAfter(today, -joinedDaysAgo), '12:00'),
  }))
  const inserted = await tx
    .insert(users)
    .values(rows)
    .returning({ id: users.id, nickname: users.nickname, createdAt: users.createdAt })
  await tx.insert(consents).values(
    inserted.flatMap(({ id, createdAt: joinedAt }) =>
      CONSENT_TYPES.map((type) => ({
        userId: id,
        type,
        version: CONSENT_VERSION,
        agreed: isRequired(type),
        createdAt: consentedAt(joinedAt, today),
      })),
    ),
  )
  return new Map(inserted.map(({ id, nickname }) => [nickname as Nickname, id]))
}

/** The numbers that the database gave the members. */
export type MemberIds = ReadonlyMap<Nickname, number>

export function memberId(ids: MemberIds, nickname: Nickname): number {
  const id = ids.get(nickname)
  if (id === undefined) throw new Error(`no demo member ${nickname}`)
  return id
}
