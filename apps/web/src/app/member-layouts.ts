export const MAIN_LAYOUT = 'main'
export const STAFF_LAYOUT = 'staff'

/** Ids of the layouts whose screens need a session. */
export const MEMBER_LAYOUTS: ReadonlySet<string> = new Set([MAIN_LAYOUT, STAFF_LAYOUT])
