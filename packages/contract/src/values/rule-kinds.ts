/** The subjects that rules of the island hold for besides single places: the seven courses of Hallasan, the boats to an islet, the Olle. */
export const TRAILS = [
  'SEONGPANAK',
  'GWANEUMSA',
  'EORIMOK',
  'YEONGSIL',
  'DONNAEKO',
  'EOSEUNGSAENGAK',
  'SEOKGURAM',
] as const
export type TrailKey = (typeof TRAILS)[number]
export const ISLETS = ['UDO', 'GAPADO', 'MARADO', 'BIYANGDO', 'CHAGWIDO', 'CHUJADO'] as const
export type IsletKey = (typeof ISLETS)[number]
export const RULE_SUBJECTS = [
  ...TRAILS.map((trail) => `TRAIL:${trail}` as const),
  ...ISLETS.map((islet) => `ISLET:${islet}` as const),
  'OLLE',
] as const

export const RULE_KINDS = ['GATE', 'BOAT', 'BOOKING', 'SEASON', 'CLOSURE'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** UPPER: the way above the shelter, and with it the top. */
export const CLOSED_PARTS = ['WHOLE', 'UPPER'] as const
export type ClosedPart = (typeof CLOSED_PARTS)[number]

/** PENDING: proposed, and it waits for another of the staff. ENDED: another rule took its place, or none. */
export const RULE_STATES = ['PENDING', 'IN_FORCE', 'ENDED', 'REJECTED'] as const
export type RuleState = (typeof RULE_STATES)[number]
