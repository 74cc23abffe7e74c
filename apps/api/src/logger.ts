import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { loggableError } from './loggable-error.ts'

export const LOGGER_OPTIONS = {
  serializers: { err: loggableError },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

/**
 * JSON lines for machines, with the time in UTC, readable lines on a terminal. Each line is out before the server goes on: the
 * last ones before an exit tell why, and must be neither lost nor out of order.
 */
export function createLogger(isTerminal: boolean): FastifyBaseLogger {
  const destination = isTerminal
    ? pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true })
    : pino.destination({ sync: true })
  return pino(LOGGER_OPTIONS, destination)
}
