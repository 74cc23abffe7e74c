import type { IslandRule } from '@honjeo/contract/island-rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus/bus.ts'
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
  let known: { rules: readonly IslandRule[]; json: string; at: number } | undefined
  let changes = 0
  let asking: Promise<readonly IslandRule[]> | undefined

  async function ask(): Promise<readonly IslandRule[]> {
    const asked = changes
    const rules = await listRulesInForce(db)
    const json = JSON.stringify(rules)
    const same = known?.json === json ? known.rules : rules
    // An answer from before a change is not kept as a fresh one.
    known = { rules: same, json, at: asked === changes ? performance.now() : -Infinity }
    return same
  }

  await bus.subscribe(RULES_CHANGED, () => {
    changes += 1
    if (known !== undefined) known.at = -Infinity
    asking = undefined
  })

  return {
    async current() {
      if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.rules
      const reading = (asking ??= ask())
      try {
        return await reading
      } catch (error) {
        // What was known a moment ago is better than no plan at all.
        if (known === undefined) throw error
        log.error({ err: error }, 'the rules of the island could not be read again')
        return known.rules
      } finally {
        if (asking === reading) asking = undefined
      }
    },
  }
}
