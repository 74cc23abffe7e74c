import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { appError } from '@honjeo/contract/app-error'
import { countRefused, watchQueue } from '@honjeo/resilience/queues'
import type * as worker from './planner-worker.ts'
import { createThreadTurns, type Asker } from '@honjeo/resilience/thread-turns'

type Jobs = typeof worker
type JobName = keyof Jobs

export interface PlannerPoolOptions {
  /** Plans made at once, each on one core. */
  threads?: number
  /** How many more wait for a thread. */
  waiting?: number
  /** From being asked to the result. */
  timeLimitMs: number
  log: Pick<FastifyBaseLogger, 'error'>
}

export interface PlannerPool {
  /**
   * Computes beside the requests. Once the asker's signal is aborted the thread is terminated and its reason is thrown;
   * PLANNER_BUSY when too many wait, or when it took too long.
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

/** One core is left for the requests. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1))
const WAITING_PER_THREAD = 4
/** A thread without work gives its memory back. */
const IDLE_MS = 300_000
const HEAP_MB = 256
const RETRY_AFTER_SECONDS = 3

export function createPlannerPool({
  threads = THREADS,
  waiting = threads * WAITING_PER_THREAD,
  timeLimitMs,
  log,
}: PlannerPoolOptions): PlannerPool {
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
  const turns = createThreadTurns({
    threads,
    waiting,
    refusal() {
      countRefused('planner')
      return appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
    },
  })
  watchQueue('planner', turns.count)
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
        await turns.take({ source, signal: ends })
        try {
          return await pool.run(job, { name, signal: ends })
        } finally {
          turns.giveBack()
        }
      } catch (error) {
        signal.throwIfAborted()
        if (!timeUp.aborted) throw error
        throw appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
      }
    },
    close: () => pool.destroy(),
  }
}
