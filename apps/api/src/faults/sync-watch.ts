import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { childrenOf } from './own-postgres.ts'

/** The times when each flush of a file to the disk had returned with success, in milliseconds since 1970. */
export interface SyncWatch {
  flushedAt: number[]
  stop(): Promise<void>
}

const LINE = /^\d+ +(\d+\.\d+) .*(?:fsync|fdatasync)(?:\(| resumed>).* = 0 <(\d+\.\d+)>$/

/** Looks by strace at what PostgreSQL and all it starts make durable. Rejects where there is no strace, or it may not look. */
export async function watchSyncs(postmaster: number, path: string): Promise<SyncWatch> {
  const attach = [postmaster, ...childrenOf(postmaster)].flatMap((pid) => ['-p', `${pid}`])
  const options = ['-f', '-ttt', '-T', '-e', 'trace=fsync,fdatasync', '-o', path]
  const child = spawn('strace', [...options, ...attach], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const attached = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => line.includes('attached') && resolve())
  })
  const refused = ended.then(() => Promise.reject(new Error('strace ended at once')))
  await Promise.race([attached, refused])
  refused.catch(() => {})
  const watch: SyncWatch = {
    flushedAt: [],
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      await ended
      for (const line of readFileSync(path, 'utf8').split('\n')) {
        const [, startedAt, took] = LINE.exec(line) ?? []
        if (startedAt === undefined) continue
        // The time of a call that others interrupted in the log is that of its end.
        const isResumed = line.includes('resumed>')
        watch.flushedAt.push((Number(startedAt) + (isResumed ? 0 : Number(took))) * 1000)
      }
    },
  }
  onTestFinished(() => watch.stop())
  return watch
}
