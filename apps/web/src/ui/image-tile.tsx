import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, ImageOff, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from './action-menu.tsx'
import { cx } from './cx.ts'
import { isUploading, type PickedImage } from './image-uploads.ts'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'

export interface ImageTileProps {
  image: PickedImage
  /** From 1 */
  position: number
  count: number
  onMove: (by: number) => void
  onRetry: () => void
  onRemove: () => void
}

const ICON = { 'aria-hidden': true, size: 18 } as const

/** One picked photo. A tap on it offers to move it; its corner takes it out. */
export function ImageTile({ image, position, count, onMove, onRetry, onRemove }: ImageTileProps) {
  const { t } = useLingui()
  const [isBroken, setBroken] = useState(false)
  const isFailed = image.error !== null
  const isBusy = isUploading(image)
  const actions = [
    ...(image.canRetry ? [{ label: t`다시 올리기`, icon: <RotateCw {...ICON} />, onSelect: onRetry }] : []),
    {
      label: t({ message: '앞으로', context: 'order of photos' }),
      icon: <ArrowLeft {...ICON} />,
      disabled: position === 1,
      onSelect: () => onMove(-1),
    },
    {
      label: t({ message: '뒤로', context: 'order of photos' }),
      icon: <ArrowRight {...ICON} />,
      disabled: position === count,
      onSelect: () => onMove(1),
    },
    { label: t`빼기`, icon: <Trash2 {...ICON} />, isDanger: true, onSelect: onRemove },
  ]
  return (
    <li className="relative aspect-square">
      <ActionMenu
        align="start"
        actions={actions}
        trigger={
          <button
            type="button"
            aria-label={isFailed ? t`사진 ${position}, 올리지 못함` : t`사진 ${position}`}
            className={cx(
              'relative flex size-full items-center justify-center overflow-hidden rounded-md bg-basalt-200 text-basalt-500',
              isFailed && 'ring-2 ring-danger',
            )}
          >
            {isBroken ? (
              <ImageOff aria-hidden="true" size={24} />
            ) : (
              <img
                src={image.previewUrl}
                alt=""
                decoding="async"
                onError={() => setBroken(true)}
                className={cx('size-full object-cover', (isBusy || isFailed) && 'opacity-50')}
              />
            )}
          </button>
        }
      />
      {isBusy && <UploadProgress position={position} progress={image.progress} />}
      {image.canRetry && (
        <button
          type="button"
          aria-label={t`사진 ${position} 다시 올리기`}
          onClick={onRetry}
          className="absolute inset-0 m-auto flex size-11 items-center justify-center rounded-full bg-paper text-basalt-900 shadow-2"
        >
          <RotateCw aria-hidden="true" size={20} />
        </button>
      )}
      <button
        type="button"
        aria-label={isBusy ? t`사진 ${position} 올리기 취소` : t`사진 ${position} 빼기`}
        onClick={onRemove}
        className="touch-target absolute -top-1.5 -right-1.5 flex size-7 items-center justify-center rounded-full border-2 border-sand bg-basalt-900 text-paper"
      >
        <X aria-hidden="true" size={15} strokeWidth={2.5} />
      </button>
    </li>
  )
}

/** All sent, the server still takes its time to look at the photo. */
function UploadProgress({ position, progress }: { position: number; progress: number }) {
  const { t } = useLingui()
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2">
      {progress >= 1 && (
        <span className="absolute inset-x-0 bottom-6 flex justify-center">
          <Spinner />
        </span>
      )}
      <ProgressBar
        label={t`사진 ${position} 올리는 중`}
        value={progress * 100}
        className="rounded-full bg-paper p-0.5"
      />
    </div>
  )
}
