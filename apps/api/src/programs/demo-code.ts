import { codeAt } from '../lib/totp.ts'
import { systemClock } from '../lib/clock.ts'
import { STAFF_LOGIN } from '@honjeo/demo-content/staff'

/** What an authenticator app with the secret of the demo's staff would show just now. */
process.stdout.write(`${codeAt(STAFF_LOGIN.authenticator, systemClock.now())}\n`)
