/**
 * Which parts a statement has, for the name under which each connection of PostgreSQL keeps its plan: planning the busy
 * reads takes longer than carrying them out. The text under one name has to be always the same.
 */
export const shapeOf = (...parts: unknown[]) =>
  parts.map((part) => (part === null || part === undefined ? 0 : 1)).join('')
