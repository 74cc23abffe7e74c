import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A Redis that keeps nothing; resolves when it accepts connections. */
export async function startRedisServer(port: number): Promise<ChildProcess> {
  const keepNothing = ['--save', '', '--appendonly', 'no']
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...keepNothing])
  await new Promise<void>((resolve, reject) => {
    redis.on('error', () => reject(new Error('redis-server is needed for this test: apt-get install redis-server')))
    redis.on('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    createInterface(redis.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve()
    })
  })
  return redis
}

export async function stopRedisServer(redis: ChildProcess): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return
  const exited = once(redis, 'exit')
  redis.kill('SIGKILL')
  await exited
}
