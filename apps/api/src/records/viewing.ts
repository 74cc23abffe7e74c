import type { Bindable } from '../db/prepared.ts'

/** The one who looks, and when. */
export interface Viewing {
  /** The member who looks; null is a visitor. */
  viewerId: number | null
  /** The time as an ISO instant. */
  now: string
}

export interface BindableViewing {
  viewerId: Bindable<number> | null
  now: Bindable<string>
}
