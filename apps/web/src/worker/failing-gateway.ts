const FAILURES = new Set([502, 503, 504])

/** An answer not of our server but of what stands before it, which does not reach it. */
export const isFailingGateway = ({ status, headers }: Response) => FAILURES.has(status) && !headers.has('x-request-id')
