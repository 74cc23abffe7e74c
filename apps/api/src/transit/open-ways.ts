import type { Bus } from '@honjeo/bus/bus'
import { createRoadTimes } from '@honjeo/road-times/road-times'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Clock } from '../lib/clock.ts'
import { createBusTables } from './bus-tables.ts'
import { createBusWays } from './bus-ways.ts'
import { createTransitNetwork } from './transit-network.ts'

interface Parts {
  /** The address of an OSRM-compatible router; null: there is none. */
  routerUrl: string | null
  db: Db
  bus: Bus
  clock: Clock
  log: FastifyBaseLogger
}

/** Opens all that the server knows of ways: roads by a router, and buses by the timetable that is published. */
export async function openWays({ routerUrl, db, bus, clock, log }: Parts) {
  const currentNetwork = await createTransitNetwork({ db, bus, log })
  return {
    currentNetwork,
    ways: {
      roads: createRoadTimes({ url: routerUrl, log }),
      buses: createBusWays({ currentNetwork, clock }),
    },
    tables: createBusTables({ currentNetwork, clock }),
  }
}
