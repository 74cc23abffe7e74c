import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'

const WANTED = 20_000

/** Each person who is connected takes an open file of this process. Known on Linux only; Infinity elsewhere. */
function openFilesAllowed(): number {
  try {
    const [, allowed] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(allowed ?? Infinity)
  } catch {
    return Infinity
  }
}

/** Warns the operator when the system lets too few people in. */
export function checkOpenFiles(log: Pick<FastifyBaseLogger, 'warn'>): void {
  const allowed = openFilesAllowed()
  if (allowed >= WANTED) return
  log.warn(
    `only ${allowed} open files are allowed, and each person who is connected takes one: ` +
      `allow ${WANTED} or more (ulimit -n ${WANTED}, LimitNOFILE=${WANTED} in systemd, ulimits in Docker)`,
  )
}
