import type { GenderRestriction } from '@honjeo/contract/values/enums'
import type { Member, TestApp } from './test-app.ts'

let meetings = 0

/** Writes down that these have met a member, at a meeting of its own of a room that is gone. */
export async function vouchFor(
  t: Pick<TestApp, 'sql' | 'clock'>,
  member: Pick<Member, 'id'>,
  by: readonly Pick<Member, 'id'>[],
  restriction: GenderRestriction = 'MIXED',
): Promise<void> {
  meetings += 1
  await t.sql('alter table attendance_claims disable trigger user')
  await t.sql(
    `with met as (
       insert into attendances (user_id, meets_at, was_inside, outcome, gender_restriction)
       values ($1, $2::timestamptz - make_interval(days => 30, mins => $3), true, 'KEPT', $4) returning id)
     insert into attendance_claims (attendance_id, author_id, claim) select met.id, unnest($5::bigint[]), 'MET' from met`,
    member.id,
    t.clock.now().toISOString(),
    meetings,
    restriction,
    by.map(({ id }) => id),
  )
  await t.sql('alter table attendance_claims enable trigger user')
}
