import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { appError } from '@honjeo/contract/app-error'
import type { ServerPace } from '../config/pace.ts'
import type * as worker from './planner-worker.ts'
import { createGate, type GateEntry } from '@honjeo/resilience/gate'

type Jobs = typeof worker
type JobName = keyof Jobs

/** The request that waits: its address, from which many members may ask, and what is aborted when the client is gone. */
export type Asker = Required<Pick<GateEntry, 'source' | 'signal'>>

export interface PlannerPoolOptions extends Omit<ServerPace['planner'], 'budgetMs' | 'maxRounds'> {
  log: Pick<FastifyBaseLogger, 'error'>
}

export interface PlannerPool {
  /**
   * Computes beside the requests. Once the asker's signal is aborted the thread is terminated and its reason is thrown.
   * Throws PLANNER_BUSY when too many wait, or when it took too long.
   */
  run<Name extends JobName>(name: Name, job: Parameters<Jobs[Name]>[0], asker: Asker): Promise<ReturnType<Jobs[Name]>>
  close(): Promise<void>
}

const isSource = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(new URL(`./planner-worker.${isSource ? 'ts' : 'js'}`, import.meta.url))
/** What makes a thread read TypeScript; `--import tsx` does so for the main one alone. */
function argumentsForSource(): string[] {
  const program = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register()`
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`, '--conditions=source']
}

/** A thread without work gives its memory back. */
const IDLE_MS = 300_000
const HEAP_MB = 256
const RETRY_AFTER_SECONDS = 3

export function createPlannerPool({ threads, waitingPerThread, timeLimitMs, log }: PlannerPoolOptions): PlannerPool {
  const pool = new Piscina({
    filename: PROGRAM,
    execArgv: isSource ? argumentsForSource() : [],
    env: {},
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    recordTiming: false,
  })
  // The pool has a queue of its own, but it starts no thread for the jobs in it once the thread in front was terminated;
  // so no job ever waits there.
  const { pass } = createGate({
    name: 'planner',
    room: threads,
    waiting: threads * waitingPerThread,
    refusal: () => appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS }),
  })
  let broken = new AbortController()
  // A thread that could not start, of which the pool does not inform the jobs that wait for it.
  pool.on('error', (error: unknown) => {
    log.error({ err: error }, 'a thread of the planner failed')
    broken.abort()
    broken = new AbortController()
  })

  return {
    async run(name, job, { source, signal }) {
      const timeUp = AbortSignal.timeout(timeLimitMs)
      const ends = AbortSignal.any([signal, timeUp, broken.signal])
      try {
        return await pass(() => pool.run(job, { name, signal: ends }), { source, signal: ends })
      } catch (error) {
        signal.throwIfAborted()
        if (!timeUp.aborted) throw error
        throw appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
      }
    },
    close: () => pool.destroy(),
  }
}
