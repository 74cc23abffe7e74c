import { REVIEW_POINTS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, ReceiptText, TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { ReceiptStep } from './use-receipt-check.ts'

export interface ReceiptDialogProps {
  open: boolean
  step: ReceiptStep
  /** The review is on its way to the server. */
  isPosting: boolean
  onPhoto: (photo: File) => void
  /** Publishes the review: with the receipt if one was verified, else without. */
  onFinalize: () => void
  onCancelCheck: () => void
  onClose: () => void
  /** Is called when it is closed for good; see `useCloseOnBack`. */
  onGone: () => void
}

interface Face {
  icon: ReactNode
  title: string
  description: ReactNode
  actions: ReactNode
}

const ICON = { 'aria-hidden': true, size: 40, strokeWidth: 1.5 } as const

/** Asks for a receipt before a review is published, and shows what became of it: one dialog, several faces. */
export function ReceiptDialog({ open, step, onPhoto, onClose, onGone, ...acts }: ReceiptDialogProps) {
  const { t } = useLingui()
  const inputRef = useRef<HTMLInputElement>(null)
  const mainRef = useRef<HTMLButtonElement>(null)
  // The last step is kept while the dialog fades out.
  const [lastShown, setLastShown] = useState<ReceiptStep>(step)
  if (step.at !== 'closed' && step !== lastShown) setLastShown(step)
  const shown = step.at === 'closed' ? lastShown : step
  const pickPhoto = () => inputRef.current?.click()
  const { icon, title, description, actions } = useFace(shown, { ...acts, pickPhoto, mainRef })

  useEffect(() => {
    // What was focused has gone with the step before.
    if (shown.at !== 'closed') mainRef.current?.focus()
  }, [shown.at])

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissible={!acts.isPosting && (step.at === 'asking' || step.at === 'failed')}
      initialFocus={mainRef}
      onGone={onGone}
      title={title}
      icon={icon}
      description={
        <span aria-live="polite" className="block">
          {description}
        </span>
      }
      actions={
        <>
          {actions}
          <input
            ref={inputRef}
            type="file"
            accept="image/*"
            aria-label={t`영수증 사진`}
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const photo = currentTarget.files?.[0]
              if (photo !== undefined) onPhoto(photo)
              currentTarget.value = ''
            }}
          />
        </>
      }
    />
  )
}

interface Acts extends Pick<ReceiptDialogProps, 'isPosting' | 'onFinalize' | 'onCancelCheck'> {
  pickPhoto: () => void
  /** The step's main button. */
  mainRef: RefObject<HTMLButtonElement | null>
}

function useFace(step: ReceiptStep, { isPosting, onFinalize, onCancelCheck, pickPhoto, mainRef }: Acts): Face {
  const { t } = useLingui()
  const reviewOnly = (
    <Button key="review-only" variant="secondary" isLoading={isPosting} onClick={onFinalize}>
      {t`리뷰만 등록`}
    </Button>
  )
  switch (step.at) {
    case 'closed':
    case 'asking':
      return {
        icon: <ReceiptText {...ICON} className="text-tangerine-700" />,
        title: t`영수증을 인증할까요?`,
        description: t`이 장소의 영수증을 인증하면 ${REVIEW_POINTS}포인트를 드리고, 리뷰에 ‘영수증 확인’ 표시가 붙어요. 영수증 사진은 확인한 뒤 바로 지워요.`,
        actions: (
          <>
            {reviewOnly}
            <Button key="verify" ref={mainRef} disabled={isPosting} onClick={pickPhoto}>
              {t`인증하기`}
            </Button>
          </>
        ),
      }
    case 'checking':
      return {
        icon: <Spinner size={40} className="text-sea-700" />,
        title: t`영수증을 확인하고 있어요`,
        description:
          step.ahead === null
            ? t`지금은 확인할 영수증이 많아요. 자리가 나면 바로 보낼게요. 이 화면에서 기다려주세요.`
            : step.ahead > 0
              ? t`먼저 온 영수증을 읽고 있어요. 차례가 되면 바로 확인할게요. (앞에 ${step.ahead}장)`
              : t`가게 이름과 날짜를 읽고 있어요. 잠시만 기다려주세요.`,
        actions: (
          <Button key="cancel" ref={mainRef} variant="secondary" onClick={onCancelCheck}>
            {t`그만두기`}
          </Button>
        ),
      }
    case 'verified':
      return {
        icon: <CircleCheck {...ICON} className="text-easy" />,
        title: t`영수증 인증에 성공했어요!`,
        description: t`${REVIEW_POINTS}포인트가 적립되었어요. 확인을 누르면 리뷰가 등록돼요.`,
        actions: (
          <Button key="confirm" ref={mainRef} isLoading={isPosting} onClick={onFinalize}>
            {t`확인`}
          </Button>
        ),
      }
    case 'failed':
      return {
        icon: <TriangleAlert {...ICON} className="text-normal" />,
        title: t`영수증을 인증하지 못했어요`,
        description: (
          <>
            <b className="block text-basalt-900">{step.message}</b>
            <span className="mt-2 block">
              {step.mayBeMisread && `${t`사진이 흐리거나 다른 장소의 영수증일 수 있어요.`} `}
              {t`계속 안 되면 마이의 1:1 문의로 알려주세요.`}
            </span>
          </>
        ),
        actions: (
          <>
            {reviewOnly}
            <Button key="retry" ref={mainRef} disabled={isPosting} onClick={pickPhoto}>
              {t`다시 시도`}
            </Button>
          </>
        ),
      }
  }
}
