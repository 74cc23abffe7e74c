import { cleanUp } from '../housekeeping.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import type { TestApp } from './test-app.ts'

/** Runs the hourly clean-up by the clock of the test. Throws the first failure, which a server would only log. */
export async function cleanUpNow(t: TestApp): Promise<void> {
  const faults: unknown[] = []
  const log = { info: () => {}, error: (line: unknown) => faults.push(line) }
  await cleanUp({ database: t.database, clock: t.clock, store: createDiskImageStore(t.imagesDir), log })
  if (faults.length > 0) throw new Error('cleaning up failed', { cause: faults[0] })
}
