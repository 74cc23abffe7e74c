import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import { loggableError } from './loggable-error.ts'

export const LOGGER_OPTIONS = { serializers: { err: loggableError } }

/**
 * JSON lines for machines, readable lines on a terminal. Each line is out before the server goes on: the last ones before
 * an exit tell why, and must be neither lost nor out of order.
 */
export function createLogger(isTerminal: boolean): FastifyBaseLogger {
  const destination = isTerminal
    ? pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true })
    : pino.destination({ sync: true })
  return pino(LOGGER_OPTIONS, destination)
}
