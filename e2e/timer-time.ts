import { inDatabase } from './server-database.ts'

/**
 * Lets minutes pass for one timer: its times are moved back in the database of the server under test, whose worker then finds it as
 * it would have then. Nothing in the server knows of tests, and no test waits for minutes.
 */
export const letPass = (checkInId: number, minutes: number): Promise<void> =>
  inDatabase(
    `update check_ins set
       created_at = created_at - make_interval(mins => $2),
       planned_at = planned_at - make_interval(mins => $2),
       next_stage_at = next_stage_at - make_interval(mins => $2)
     where id = $1`,
    [checkInId, minutes],
  )
