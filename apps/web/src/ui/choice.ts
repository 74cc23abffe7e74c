import type { ReactNode } from 'react'

/** One of several values to choose from. */
export interface Choice<T extends string> {
  value: T
  label: ReactNode
  disabled?: boolean
}

/** A control that holds exactly one choice. */
export interface ChoiceProps<T extends string> {
  value: T | null
  onChange: (value: T) => void
}
