import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createExplainingClient, type ExplainedStatement } from './explaining-client.ts'
import { withCatalogue } from './places.ts'
import { TestApp, type TestAppOptions } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

export interface ExplainedAppOptions extends TestAppOptions {
  /** Makes the database as large as it has to be, before the server opens it. */
  fill?: (connection: PoolConfig) => Promise<void>
}

/** A server for the tests of one file that has its reads explained; `statements` are those of a test so far, `sent` all texts. */
export function setUpExplainedApp({ fill, prepare, ...options }: ExplainedAppOptions) {
  const t = new TestApp()
  const statements: ExplainedStatement[] = []
  const sent: string[] = []
  let drop: () => Promise<void>

  beforeAll(async () => {
    const hasCatalogue = prepare === withCatalogue
    const database = await createTestDatabase(hasCatalogue ? 'catalogue' : undefined)
    drop = database.drop
    await fill?.(database.connection)
    const Client = createExplainingClient((statement) => statements.push(statement), {
      onStatement: (text) => sent.push(text),
    })
    await t.open({ ...database.connection, Client }, { ...options, prepare: hasCatalogue ? undefined : prepare })
  }, 120_000)
  beforeEach(() => {
    statements.length = 0
    sent.length = 0
  })
  afterAll(async () => {
    await t.close()
    await drop()
  })
  return { t, statements, sent }
}
