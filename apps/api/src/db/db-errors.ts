interface PostgresFault {
  code: string
  constraint?: string
}

/** Drizzle wraps the driver's error; the fault itself is its cause. */
function faultOf(error: unknown): PostgresFault | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current as unknown as PostgresFault
    }
  }
  return undefined
}

const isFault = (error: unknown, code: string, constraint?: string) => {
  const fault = faultOf(error)
  return fault?.code === code && (constraint === undefined || fault.constraint === constraint)
}

export const isUniqueViolation = (error: unknown, constraint?: string) => isFault(error, '23505', constraint)
export const isForeignKeyViolation = (error: unknown, constraint?: string) => isFault(error, '23503', constraint)
/** Whether another transaction held on to a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown) => isFault(error, '55P03')
/** Whether two transactions waited for each other, and this one was taken back for the other's sake: it can be done again. */
export const isDeadlock = (error: unknown) => isFault(error, '40P01')
export const isCheckViolation = (error: unknown, constraint?: string) => isFault(error, '23514', constraint)

const UNAVAILABLE = /^(08|53|57P|57014|25P03)/
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** What the driver says without a code: of the pool, and of a connection that broke under a transaction. */
const UNUSABLE = /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable/i

/** The database is away, full or too slow: a 503 that is worth a retry, not a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      if (UNREACHABLE.has(current.code) || (/^[0-9A-Z]{5}$/.test(current.code) && UNAVAILABLE.test(current.code)))
        return true
    }
    if (UNUSABLE.test(current.message)) return true
  }
  return false
}
