import { codeAt } from '../auth/totp.ts'
import { systemClock } from '../clock.ts'
import { STAFF_LOGIN } from '../db/seed/demo/staff.ts'

/** What an authenticator app with the secret of the demo's staff would show just now. */
process.stdout.write(`${codeAt(STAFF_LOGIN.authenticator, systemClock.now())}\n`)
