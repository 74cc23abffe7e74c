import { setTimeout } from 'node:timers/promises'
import type { TestApp } from './test-app.ts'

/** Waits until a transaction in this database, or so many, wait for a lock. */
export async function someoneWaits(t: TestApp, howMany = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await t.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if ((rowCount ?? 0) >= howMany) return
    await setTimeout(10)
  }
}
