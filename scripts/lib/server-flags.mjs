// @ts-check
/**
 * What Node.js runs the server with, as the Dockerfile does: room for what a crowded second of chat leaves behind, in MB,
 * which otherwise is collected while most of it is still in use, at a quarter of all CPU time.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64']
