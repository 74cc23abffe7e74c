import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { startRedisServer, stopRedisServer } from '../realtime/testing/redis-server.ts'
import { urlOf } from '../testing/database-server.ts'
import { freePort } from '../testing/free-port.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { createTestDatabase } from '../testing/test-database.ts'

export const CLUSTER_SECRET = 'the secret of all servers of a cluster'

export interface ClusterNode {
  server: ServerProcess
  http: string
}

/** Servers in processes of their own, on one database and, where there are several, one Redis; ended with the test. */
export interface Cluster {
  connection: PoolConfig
  nodes: ClusterNode[]
  /** A server on this port, such as one in place of another that has ended. */
  start(port?: number): Promise<ClusterNode>
}

/** `settings` are variables of every server's environment besides. */
export async function startCluster(size: number, settings: Record<string, string> = {}): Promise<Cluster> {
  const { connection, drop } = await createTestDatabase('catalogue')
  // The drop is registered last, for hooks run in the opposite order.
  onTestFinished(drop)
  const env = {
    DATABASE_URL: urlOf(connection),
    JWT_SECRET: CLUSTER_SECRET,
    DATA_DIR: await makeDataDir(),
    OCR_DRIVER: 'off',
    ...(size > 1 && { REDIS_URL: await startRedis() }),
    ...settings,
  }
  async function start(port = 0): Promise<ClusterNode> {
    const server = new ServerProcess({ ...env, PORT: String(port) })
    return { server, http: await server.url() }
  }
  return { connection, start, nodes: await Promise.all(Array.from({ length: size }, () => start())) }
}

async function startRedis(): Promise<string> {
  const port = await freePort()
  const redis = await startRedisServer(port)
  onTestFinished(() => stopRedisServer(redis))
  return `redis://127.0.0.1:${port}`
}

export const socketUrl = (http: string) => `${http.replace('http', 'ws')}/ws`
