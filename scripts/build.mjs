// @ts-check
import { ensureBuilt } from './lib/build.mjs'
import { endOnFailure, interruptionSignal } from './lib/interruption.mjs'

await endOnFailure(() => ensureBuilt(interruptionSignal()))
