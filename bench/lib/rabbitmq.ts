import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureInstalled } from '../../scripts/lib/system-packages.mjs'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { hurry, onCore } from './core.ts'

const PACKAGE = { name: 'rabbitmq-server', file: '/usr/lib/rabbitmq/bin/rabbitmq-server' }
const START_TIME_LIMIT_MS = 60_000

export interface RabbitMq {
  port: number
  pid: number
  stop: () => Promise<void>
}

/** Debian's RabbitMQ with Web-STOMP on loopback, in a folder of its own; undefined, and said why, where it cannot be had. */
export async function startRabbitMq(core: number): Promise<RabbitMq | undefined> {
  try {
    await ensureInstalled([PACKAGE], new AbortController().signal)
  } catch (error) {
    console.log(`RabbitMQ is left out: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'honjeo-rabbitmq-'))
  const [port, stompPort, amqpPort, epmdPort, clusterPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const config = [
    `listeners.tcp.1 = 127.0.0.1:${amqpPort}`,
    `stomp.listeners.tcp.1 = 127.0.0.1:${stompPort}`,
    `web_stomp.tcp.ip = 127.0.0.1`,
    `web_stomp.tcp.port = ${port}`,
  ]
  writeFileSync(join(folder, 'rabbitmq.conf'), `${config.join('\n')}\n`)
  writeFileSync(join(folder, 'enabled_plugins'), '[rabbitmq_web_stomp].\n')
  const env = {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: 'honjeo-bench@localhost',
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_DIST_PORT: String(clusterPort),
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  }
  const [command, ...args] = onCore(core, [PACKAGE.file])
  const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore', detached: true })
  hurry(child.pid ?? 0)
  const ended = once(child, 'exit')

  async function stop() {
    // The shell that Debian starts it with does not pass signals on.
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGTERM')
    await ended
    if (existsSync('/usr/bin/epmd')) execFileSync('epmd', ['-port', String(epmdPort), '-kill'], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }

  const until = performance.now() + START_TIME_LIMIT_MS
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop()
      throw new Error('RabbitMQ did not start')
    }
    await delay(500)
  }
  return { port, pid: child.pid ?? 0, stop }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
