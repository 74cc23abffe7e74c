interface BodySchema {
  required?: readonly string[]
  minProperties?: number
}

/** Whether everything in a body may be left out, and so the body itself. */
export const requiresNothing = ({ required = [], minProperties = 0 }: BodySchema) =>
  required.length === 0 && minProperties === 0
