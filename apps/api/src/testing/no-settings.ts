import type { Settings } from '@honjeo/contract/operation'

/** The settings of an operator who has configured nothing. */
export const NO_SETTINGS: Settings = {
  map: { tileUrl: null, tileAttribution: null },
  operator: {
    name: null,
    representative: null,
    registrationNumber: null,
    address: null,
    email: null,
    phone: null,
    privacyOfficer: null,
  },
  planner: { readsWishes: false },
  hasIdentityChecks: false,
  contacts: { sendsTexts: false },
}
