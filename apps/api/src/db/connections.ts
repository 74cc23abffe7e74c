/** To a PostgreSQL on machines of its own, which several servers share. */
export const CONNECTIONS = 10

/**
 * The connections to a database that shares this computer's cores. More statements at a time end no sooner, while each
 * takes as much of the cores as the whole server, which then is late for all: asked five times what it could answer on
 * two cores, it took twice as long with ten to send a caller away, and three times as long to take a message.
 */
export const connectionsBeside = (cores: number) => Math.min(CONNECTIONS, Math.max(4, 2 * cores + 1))
