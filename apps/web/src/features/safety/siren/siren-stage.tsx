import type { ReactNode } from 'react'
import { create } from 'zustand'

const useStage = create<{ layer: ReactNode }>()(() => ({ layer: null }))

/** Puts what the siren shows over the whole app, where it stays while screens come and go. */
export function takeStage(layer: ReactNode): void {
  useStage.setState({ layer })
}

/** The stage is empty, and without the code of the siren, until its screen was opened once. */
export function SirenStage() {
  return useStage(({ layer }) => layer)
}
