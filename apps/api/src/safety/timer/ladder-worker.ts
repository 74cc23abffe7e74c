import { setTimeout as delay } from 'node:timers/promises'
import { moveDueCheckIns, type LadderDeps } from './ladder.service.ts'

/** Moves timers when their time has come, until it is stopped. Answers how to stop it. */
export function startLadderWorker({ everyMs, ...deps }: LadderDeps & { everyMs: number }) {
  const stopping = new AbortController()

  async function work() {
    while (!stopping.signal.aborted) {
      await moveDueCheckIns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'moving timers failed'))
      await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const working = work()
  return async () => {
    stopping.abort()
    await working
  }
}
