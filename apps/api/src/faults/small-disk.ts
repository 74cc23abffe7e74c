import { spawnSync } from 'node:child_process'

/** A folder on a disk of its own for a server to work on. */
export interface SmallDisk {
  /** What starts a program that is to see it. */
  within: readonly string[]
  /** Returns where this process finds the folder, while that program runs. */
  seenBy(pid: number): string
  /** Removes the folder, after the program has ended. */
  remove(): void
}

const optionsOf = (size: string) => `size=${size},mode=755`
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** The command within a namespace, where one is root and may mount, and another inside it, where one is oneself again, as PostgreSQL wants it. */
const withinNamespace = (folder: string, size: string) => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${optionsOf(size)} tmpfs "$0" && exec unshare --user --map-user=${process.getuid?.()} --map-group=${process.getgid?.()} "$@"`,
  folder,
]

/**
 * A tmpfs of this size, such as `160m`, on an empty folder: mounted for all by root, and for the program alone by an
 * account that may make user namespaces. Undefined where neither is allowed, as in most containers.
 */
export function mountSmallDisk(folder: string, size: string): SmallDisk | undefined {
  if (process.getuid?.() === 0) {
    if (!run('mount', '-t', 'tmpfs', '-o', optionsOf(size), 'tmpfs', folder)) return undefined
    return { within: [], seenBy: () => folder, remove: () => void run('umount', '-l', folder) }
  }
  const within = withinNamespace(folder, size)
  const [command, ...args] = [...within, 'true']
  if (!run(command, ...args)) return undefined
  return { within, seenBy: (pid) => `/proc/${pid}/root${folder}`, remove: () => {} }
}
