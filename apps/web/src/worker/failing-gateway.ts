const FAILURES = new Set([502, 503, 504])

/** An answer not of our server but of what is in front of it, which does not reach it. */
export const isFailingGateway = ({ status, headers }: Response) => FAILURES.has(status) && !headers.has('x-request-id')
