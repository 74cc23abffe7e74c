import type { Bindable } from '../db/prepared.ts'

/** Who looks, and when. */
export interface Viewing {
  /** Null: a visitor. */
  viewerId: number | null
  /** ISO instant. */
  now: string
}

export interface BindableViewing {
  viewerId: Bindable<number> | null
  now: Bindable<string>
}
