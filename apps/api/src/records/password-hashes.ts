import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '@honjeo/resilience/gate'

/** The costs of argon2id: the minimum of OWASP ASVS 5, appendix C. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Two jobs at a time fill both cores of a small machine, which hashes some 60 a second: 128 waiting ones take two
 * seconds.
 */
const hashing = createGate({ name: 'passwords', room: 2, waiting: 128 })
/**
 * Members at an address that their account is known at have a queue of their own, so that strangers from more networks
 * than the other queue has places do not keep them out.
 */
const knownLane = createGate({ name: 'known logins', room: 1, waiting: 64 })
/** PINs have a queue of their own, so that a member in danger never waits behind logins and sign-ups. */
const pinLane = createGate({ name: 'pins', room: 2, waiting: 128 })

/** The source by which hashing takes turns; 'server' is for the seed. */
export type HashSource = `network ${string}` | `account ${string}` | `member ${number}` | 'server'

export const hashPassword = (password: string, source: HashSource = 'server') =>
  hashing.pass(() => hash(password, PARAMETERS), { source })

const noHash = hash(randomBytes(16), PARAMETERS)

/**
 * An account that is unknown, or has no password, costs the same time as another, so the time does not give it away.
 */
export const isPassword = (passwordHash: string | null | undefined, password: string, source: HashSource = 'server') =>
  (source.startsWith('account ') ? knownLane : hashing).pass(
    async () => (await verify(passwordHash ?? (await noHash), password)) && typeof passwordHash === 'string',
    { source },
  )

/**
 * Calls `judge`, with a function that compares a PIN and a hash, when the member's turn in the queue of PINs has come.
 * A try that a full queue has refused was not judged, so only `judge` counts tries.
 */
export const inPinLane = <T>(
  userId: number,
  judge: (isPin: (pinHash: string, pin: string) => Promise<boolean>) => Promise<T>,
): Promise<T> => pinLane.pass(() => judge(verify), { source: `member ${userId}` })
