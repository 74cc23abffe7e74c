import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { Button } from '../form/button.tsx'
// The listener of its layers must come before the router's, or the router takes the closing of a layer for a step back and
// cancels a navigation that is under way. The overlays themselves come later.
import { Dialog, lazyLayer, loadOverlays } from './dialog.tsx'
import { firstToast } from './toast.ts'

interface Question {
  title: string
  description?: ReactNode
  /** Says the result: 삭제, 나가기. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

interface Confirmation {
  /** The last one, whose texts stay while the dialog fades out. */
  question?: Question & { answer: (isConfirmed: boolean) => void }
  isOpen: boolean
  isConfirmed: boolean
}
const useConfirmation = create<Confirmation>(() => ({ isOpen: false, isConfirmed: false }))
const close = (isConfirmed: boolean) => useConfirmation.setState({ isOpen: false, isConfirmed })

/** `if (await confirm({ title: '글을 삭제할까요?', confirmLabel: '삭제', isDanger: true })) …` */
export function confirm(question: Question): Promise<boolean> {
  useConfirmation.getState().question?.answer(false)
  return new Promise((answer) => useConfirmation.setState({ question: { ...question, answer }, isOpen: true }))
}

function ConfirmDialog() {
  const { t } = useLingui()
  const { question, isOpen, isConfirmed } = useConfirmation()
  useEffect(() => () => close(false), [])
  if (question === undefined) return null
  const { title, description, confirmLabel, cancelLabel = t`취소`, isDanger } = question
  // Cancel comes first, so it takes the focus and Enter by habit destroys nothing.
  const actions = (
    <>
      <Button variant="secondary" onClick={() => close(false)}>
        {cancelLabel}
      </Button>
      <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => close(true)}>
        {confirmLabel}
      </Button>
    </>
  )
  // No answer before the dialog has gone: who asked may navigate at once.
  const handleGone = () => !isOpen && question.answer(isConfirmed)
  const handleChange = () => close(false)
  const texts = { title, description, actions }
  return <Dialog isAlert open={isOpen} onOpenChange={handleChange} onGone={handleGone} {...texts} />
}

const Toaster = lazyLayer<{ open: boolean }>(() => loadOverlays().then((overlays) => overlays.Toaster))

/** What the components need beside them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => void firstToast.then(() => setHasToasts(true)), [])
  useEffect(() => {
    // The first tap or key fetches the overlays, ahead of their need. When that fails, the first use asks again.
    const load = () => void loadOverlays().catch(() => {})
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, load, { once: true, capture: true, passive: true })
  }, [])
  return (
    <>
      {children}
      <ConfirmDialog />
      <Toaster open={hasToasts} />
    </>
  )
}
