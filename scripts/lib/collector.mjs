// @ts-check

const GB = 2 ** 30
/** The linter then takes some 6 GB at its most, beside the build and the unit tests. */
const ROOM_BYTES = 14 * GB

/**
 * Environment of a program in Go that reads much and ends soon, as the linter is. Where there is room,
 * it collects its garbage a quarter as often; near half of what is free, as often as it has to.
 * @param {number} [free] bytes
 * @returns {NodeJS.ProcessEnv}
 */
export function rareCollections(free = process.availableMemory()) {
  return free < ROOM_BYTES ? {} : { GOGC: '400', GOMEMLIMIT: `${Math.floor(free / 2 / GB)}GiB` }
}
