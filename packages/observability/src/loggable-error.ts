/**
 * Returns what a log may hold of an error: its kind, codes and place. Messages may quote what people typed, as those of failed queries do with their
 * parameters, so only those of the system are kept.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(isSystemError(error) ? { message: error.message } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  }
}

const isSystemError = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)
