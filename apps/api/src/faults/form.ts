/** Each fault has a short form, in `npm test`, and a long one, in `npm run test:faults`. */
export const isLong = process.env['FAULTS'] === 'long'

/** What is drawn at random comes from this; `npm run test:faults -- --seeds 20` repeats what takes it. */
export const SEED = Number(process.env['FAULTS_SEED'] ?? 1)

/** Returns how often, how many or how long, by the form that runs. */
export const inForm = <T>(amount: { short: T; long: T }): T => (isLong ? amount.long : amount.short)
