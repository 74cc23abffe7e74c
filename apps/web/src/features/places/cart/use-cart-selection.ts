import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { toggled } from './selection.ts'

const NONE: ReadonlySet<number> = new Set()

/** Which saved places are chosen while they are edited; back ends that first. */
export function useCartSelection(loadAll: () => Promise<SavedPlace[]>) {
  const [isEditing, setEditing] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const [isChoosingAll, setChoosingAll] = useState(false)

  function stop() {
    setEditing(false)
    setChosen(NONE)
  }
  useCloseOnBack(isEditing, stop)

  async function chooseAll() {
    setChoosingAll(true)
    try {
      setChosen(new Set((await loadAll()).map(({ contentId }) => contentId)))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setChoosingAll(false)
    }
  }

  return {
    isEditing,
    chosen,
    isChoosingAll,
    start: () => setEditing(true),
    stop,
    toggle: (contentId: number) => setChosen(toggled(chosen, contentId)),
    chooseAll: () => void chooseAll(),
    chooseNone: () => setChosen(NONE),
  }
}

export type CartSelection = ReturnType<typeof useCartSelection>
