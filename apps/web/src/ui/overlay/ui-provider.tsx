import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
// Its listener must come before the router's, or the router takes the closing of a layer for a step back and cancels a
// navigation that is under way. The overlays themselves come later.
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { lazyLayer, loadOverlays, loadOverlaysOnFirstInput } from './load.tsx'
import type { ConfirmOptions } from './overlays.tsx'
import { firstToast } from './toast.ts'

/** The last question, whose texts stay while the dialog fades out, and how it was answered. */
interface Confirmation {
  question?: ConfirmOptions & { answer: (confirmed: boolean) => void }
  isOpen: boolean
  isConfirmed: boolean
}
const useConfirmation = create<Confirmation>(() => ({ isOpen: false, isConfirmed: false }))
const close = (isConfirmed: boolean) => useConfirmation.setState({ isOpen: false, isConfirmed })

function confirm(options: ConfirmOptions): Promise<boolean> {
  useConfirmation.getState().question?.answer(false)
  return new Promise((answer) => useConfirmation.setState({ question: { ...options, answer }, isOpen: true }))
}

/** `if (await confirm({ title: '글을 삭제할까요?', confirmLabel: '삭제', isDanger: true })) …` */
export const useConfirm = () => confirm

const ConfirmDialog = lazyLayer(() => loadOverlays().then((overlays) => overlays.ConfirmDialog))
const Toaster = lazyLayer<{ open: boolean }>(() => loadOverlays().then((overlays) => overlays.Toaster))

/** What the components need beside them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { question, isOpen, isConfirmed } = useConfirmation()
  const [hasToasts, setHasToasts] = useState(false)
  useCloseOnBack(
    isOpen,
    () => close(false),
    // Not before: who asked may navigate at once.
    () => !isOpen && question?.answer(isConfirmed),
  )
  useEffect(loadOverlaysOnFirstInput, [])
  useEffect(() => () => close(false), [])
  useEffect(() => void firstToast.then(() => setHasToasts(true)), [])
  return (
    <>
      {children}
      {question && <ConfirmDialog open={isOpen} onAnswer={close} question={question} />}
      <Toaster open={hasToasts} />
    </>
  )
}
