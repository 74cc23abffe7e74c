/** Each fault has a short form, in `npm test`, and a long one, in `npm run test:faults`. */
const isLong = process.env['FAULTS'] === 'long'

/** How often, how many or how long: by the form that runs. */
export const inForm = <T>(amount: { short: T; long: T }): T => (isLong ? amount.long : amount.short)
