import { readdirSync, readFileSync } from 'node:fs'

const valueOf = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended in the meantime.
    return ''
  }
}

/** The most memory in MB that any child of this process has held so far. */
export function peakMemoryOfChildren(): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStatus)
    .filter((status) => valueOf(status, 'PPid') === process.pid)
  return Math.max(0, ...children.map((status) => (valueOf(status, 'VmHWM') * 1024) / 1e6))
}

/** The memory in MB that a process holds now. */
export const memoryOf = (pid: number) => (valueOf(readStatus(String(pid)), 'VmRSS') * 1024) / 1e6
