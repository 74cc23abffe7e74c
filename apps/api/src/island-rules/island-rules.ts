import type { IslandRule } from '@honjeo/contract/island-rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '@honjeo/bus/bus'
import { createHeldReading } from '@honjeo/bus/held-reading'
import type { Db } from '../db/client.ts'
import { listRulesInForce } from './island-rules.queries.ts'

/** Carries that a rule was changed, to all servers. */
export const RULES_CHANGED = 'island-rules:changed'
/** A server that missed a change knows of it after this time at the latest. */
const FRESH_MS = 30_000

/** The rules of the island as this server knows them. */
export interface IslandRules {
  /** The same array until something changes, so that what is looked up in it may be remembered with it. */
  current(): Promise<readonly IslandRule[]>
}

interface IslandRulesOptions {
  db: Db
  bus: Bus
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function createIslandRules({ db, bus, log }: IslandRulesOptions): Promise<IslandRules> {
  const held = await createHeldReading<{ rules: readonly IslandRule[]; json: string }>({
    async read(known) {
      const rules = await listRulesInForce(db)
      const json = JSON.stringify(rules)
      return known?.json === json ? known : { rules, json }
    },
    channel: RULES_CHANGED,
    freshMs: FRESH_MS,
    bus,
    log,
  })
  return {
    async current() {
      return (await held()).rules
    },
  }
}
