import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/client.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { TourApiServer } from '../../../testing/tourapi-server.ts'
import { runImport, type ImportOptions } from '../run-import.ts'
import { samplePlaces } from './island.ts'
import { findStoredPlace, listRowVersions, listStoredPhotos } from './stored.queries.ts'

const silent = { report() {}, end() {} }

/**
 * A database of its own, a substitute for the service that knows the sample places, and what imports one into the other.
 */
export async function makeImport() {
  const { connection, drop } = await createTestDatabase()
  const database = await openDatabase(connection)
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const service = await TourApiServer.start()
  service.add(...samplePlaces())
  const clock = new TestClock()
  const { db } = database
  return {
    database,
    service,
    clock,
    run: (options: Partial<ImportOptions> = {}) =>
      runImport({
        db,
        clock,
        url: service.url,
        key: service.key,
        callsPerSecond: 1000,
        dailyBudget: 900,
        retryMs: 1,
        progress: silent,
        signal: new AbortController().signal,
        ...options,
      }),
    place: (contentId: number) => findStoredPlace(database, contentId),
    photos: (contentId: number) => listStoredPhotos(database, contentId),
    versions: () => listRowVersions(database),
  }
}

/** A time as the service writes it: `yyyyMMddHHmmss` in Korea. */
export function stampOf(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).replace(/\D/g, '')
}
