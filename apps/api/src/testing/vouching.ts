import type { GenderRestriction } from '@honjeo/contract/values/enums'
import type { Member, TestApp } from './test-app.ts'

let meetings = 0

/** Makes the word of these count, as that of members does whom enough others know. */
export async function makeKnown(
  t: Pick<TestApp, 'sql'>,
  members: readonly Pick<Member, 'id'>[],
  keptFor: GenderRestriction = 'MIXED',
): Promise<void> {
  await t.sql(
    `insert into voices (user_id, kept_for) select unnest($1::bigint[]), $2 on conflict do nothing`,
    members.map(({ id }) => id),
    keptFor,
  )
}

/** Writes down that these, who are known, have met a member, at a meeting of its own of a room that is gone. */
export async function vouchFor(
  t: Pick<TestApp, 'sql' | 'clock'>,
  member: Pick<Member, 'id'>,
  by: readonly Pick<Member, 'id'>[],
  restriction: GenderRestriction = 'MIXED',
): Promise<void> {
  meetings += 1
  await makeKnown(t, by)
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
