import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
// Its listener must stand before the router's, or the router takes the closing of a layer for a step back and cancels a
// navigation that is under way. The overlays themselves come later.
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { lazyLayer, loadOverlays, loadOverlaysOnFirstInput } from './load.tsx'
import type { ConfirmOptions } from './overlays.tsx'
import { onToastsWaiting } from './toast.ts'

type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)
const ConfirmDialog = lazyLayer(() => loadOverlays().then((overlays) => overlays.ConfirmDialog))
const Toaster = lazyLayer<{ open: boolean }>(() => loadOverlays().then((overlays) => overlays.Toaster))

/** `if (await confirm({ title: '글을 삭제할까요?', confirmLabel: '삭제', isDanger: true })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === null) throw new Error('useConfirm needs a UiProvider above it')
  return confirm
}

/** What the components need around them, once, inside the router: confirm dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => onToastsWaiting(() => setHasToasts(true)), [])
  useEffect(loadOverlaysOnFirstInput, [])
  return (
    <ConfirmProvider>
      {children}
      <Toaster open={hasToasts} />
    </ConfirmProvider>
  )
}

function ConfirmProvider({ children }: { children: ReactNode }) {
  // Kept after the answer, so that the texts stay while the dialog fades out.
  const [question, setQuestion] = useState<ConfirmOptions | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(null)
  const isConfirmed = useRef(false)

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        answer.current?.(false)
        answer.current = resolve
        isConfirmed.current = false
        setQuestion(options)
        setOpen(true)
      }),
    [],
  )

  function handleAnswer(confirmed: boolean) {
    isConfirmed.current = confirmed
    setOpen(false)
  }

  // Not before: who asked may navigate at once.
  function handleGone() {
    if (isOpen) return
    answer.current?.(isConfirmed.current)
    answer.current = null
  }
  useCloseOnBack(isOpen, () => handleAnswer(false), handleGone)

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog {...question} open={isOpen} onAnswer={handleAnswer} />}
    </ConfirmContext>
  )
}
