/** The facts of a place that come from somewhere: each value that is known has its source, or it is not known. */
export const SOURCED_FACTS = ['POSITION', 'TEL', 'HOMEPAGE', 'OPEN_TIME', 'REST_DATE', 'PARKING', 'FEE'] as const
export type SourcedFact = (typeof SOURCED_FACTS)[number]
