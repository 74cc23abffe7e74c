import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { create } from 'zustand'
import { Button } from '../form/button.tsx'
// Its layers listen before the router, which would take the closing of one for a step back, and cancel a navigation.
import { Dialog, lazyLayer, loadOverlays } from './dialog.tsx'
import type { DialogProps } from './overlays.tsx'
import { useHasToasts } from './toast.ts'

interface Question extends Pick<DialogProps, 'title' | 'description'> {
  /** Says the result: 삭제, 나가기. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

interface Confirmation {
  /** The last one, whose texts stay while the dialog fades out. */
  question?: Question & { answer: (isConfirmed: boolean) => void }
  /** What was said to it; it is open until then. */
  isConfirmed: boolean | null
}
const useConfirmation = create<Confirmation>(() => ({ isConfirmed: null }))
const close = (isConfirmed: boolean) => useConfirmation.setState({ isConfirmed })

/** `if (await confirm({ title: '글을 삭제할까요?', confirmLabel: '삭제', isDanger: true })) …` */
export function confirm(question: Question): Promise<boolean> {
  useConfirmation.getState().question?.answer(false)
  return new Promise((answer) => useConfirmation.setState({ question: { ...question, answer }, isConfirmed: null }))
}

function ConfirmDialog() {
  const { t } = useLingui()
  const { question, isConfirmed } = useConfirmation()
  useEffect(() => () => close(false), [])
  if (question === undefined) return null
  const { confirmLabel, cancelLabel = t`취소`, isDanger, answer, ...texts } = question
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
  // There is no answer before the dialog has gone: who asked may navigate at once.
  const layer = { onOpenChange: () => close(false), onGone: () => isConfirmed !== null && answer(isConfirmed) }
  return <Dialog isAlert open={isConfirmed === null} {...layer} {...texts} actions={actions} />
}

const Toaster = lazyLayer<{ open: boolean }>(() => loadOverlays().then((overlays) => overlays.Toaster))

/** What the components need beside them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const hasToasts = useHasToasts()
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
