import { createLogger } from '../logger.ts'

/** Writes more lines than a pipe holds, then exits without any other output. */
const logger = createLogger(false)
const lines = Number(process.argv[2])
for (let n = 1; n <= lines; n++) logger.info({ n, text: '바람'.repeat(30) }, 'a line')
process.stderr.write('goes on\n')
process.stdin.once('data', () => process.exit(0))
