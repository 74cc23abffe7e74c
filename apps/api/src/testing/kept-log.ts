import { pino } from 'pino'
import { LOGGER_OPTIONS } from '@honjeo/observability/logger'

/** A logger as the server's own, and the lines that it wrote. */
export function keptLog() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { lines, logger: pino(LOGGER_OPTIONS, { write }) }
}
