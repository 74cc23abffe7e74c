import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { readSession } from '#lib/session.ts'
import { currentEntry } from '#lib/visit-entry.ts'
import { useConfirm } from '#ui/confirm.tsx'

/** Asks before a form with unsaved changes is left. Returns what lets go without asking, once they are saved. */
export function useUnsavedChanges(hasChanges: boolean): () => void {
  const { t } = useLingui()
  const confirm = useConfirm()
  const isSaved = useRef(false)
  const entry = useRef(currentEntry())
  // Whose session has ended can save nothing, and is on the way to the login.
  const blocker = useBlocker(() => hasChanges && !isSaved.current && readSession() !== null)

  const ask = useEffectEvent(async ({ proceed, reset }: Extract<Blocker, { state: 'blocked' }>) => {
    const isSure = await confirm({
      title: t`저장하지 않고 나갈까요?`,
      description: t`바꾼 내용이 사라져요.`,
      confirmLabel: t`나가기`,
      cancelLabel: t`계속 고치기`,
      isDanger: true,
    })
    if (isSure) proceed()
    else reset()
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (currentEntry() === entry.current) {
      void ask(blocker)
      return
    }
    // Back was pressed and the router is on its way to take that back; a dialog's own entry must not come in between.
    const handlePop = () => void ask(blocker)
    window.addEventListener('popstate', handlePop, { once: true })
    return () => window.removeEventListener('popstate', handlePop)
    // oxlint-disable-next-line react/exhaustive-deps -- asked once a try to leave, not at every face of the blocker
  }, [blocker.state])

  useEffect(() => {
    if (!hasChanges) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [hasChanges])

  return () => {
    isSaved.current = true
  }
}
