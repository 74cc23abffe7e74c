import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { LogOutput } from './log-output.ts'
import { loggableError } from './loggable-error.ts'

export const LOGGER_OPTIONS = {
  serializers: { err: loggableError },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

/** JSON lines for machines, with the time in UTC, readable lines on a terminal. */
export function createLogger(isTerminal: boolean): FastifyBaseLogger {
  if (isTerminal) {
    return pino(LOGGER_OPTIONS, pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true }))
  }
  const output = new LogOutput((count) =>
    logger.warn({ count }, 'lines of this log were lost: nobody read them in time'),
  )
  const logger = pino(LOGGER_OPTIONS, output)
  return logger
}
