import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { Button } from '../form/button.tsx'
// The listener behind it must stand before the router's, or the router takes the closing of a layer for a step back and
// cancels a navigation that is under way. The overlays themselves come later.
import { Dialog } from './dialog.tsx'
import { lazyLayer, loadOverlays, loadOverlaysOnFirstInput } from './load.tsx'
import { firstToast } from './toast.ts'

interface ConfirmOptions {
  title: string
  description?: ReactNode
  /** Says the result: 삭제, 나가기. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

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

const Toaster = lazyLayer<{ open: boolean }>(() => loadOverlays().then((overlays) => overlays.Toaster))

/** What the components need beside them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { question, isOpen, isConfirmed } = useConfirmation()
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(loadOverlaysOnFirstInput, [])
  useEffect(() => () => close(false), [])
  useEffect(() => void firstToast.then(() => setHasToasts(true)), [])
  return (
    <>
      {children}
      {question && (
        <Dialog
          isAlert
          open={isOpen}
          onOpenChange={() => close(false)}
          // Not before: who asked may navigate at once.
          onGone={() => !isOpen && question.answer(isConfirmed)}
          title={question.title}
          description={question.description}
          // Cancel stands first, so it takes the focus and Enter by habit destroys nothing.
          actions={
            <>
              <Button variant="secondary" onClick={() => close(false)}>
                {question.cancelLabel ?? t`취소`}
              </Button>
              <Button variant={question.isDanger ? 'danger' : 'primary'} onClick={() => close(true)}>
                {question.confirmLabel}
              </Button>
            </>
          }
        />
      )}
      <Toaster open={hasToasts} />
    </>
  )
}
