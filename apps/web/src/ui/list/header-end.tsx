import { createContext, type ReactNode, use } from 'react'
import type { IconButtonVariant } from '../form/icon-button.tsx'

/** Draws what the app puts at the end of each header; null where a screen has none. */
export const HeaderEndContext = createContext<((variant?: IconButtonVariant) => ReactNode) | null>(null)

/** The last of a header, also of one that is not a `PageHeader`. */
export function HeaderEnd({ variant }: { variant?: IconButtonVariant }) {
  return use(HeaderEndContext)?.(variant)
}
