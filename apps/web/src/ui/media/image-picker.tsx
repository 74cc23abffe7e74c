import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Camera, ImageOff, RotateCw, Trash2, X } from 'lucide-react'
import { type ChangeEvent, type Ref, useId, useRef, useState } from 'react'
import { Field, fieldAria, type FieldText, mergeRefs } from '../form/field.tsx'
import type { ImageUploads } from './use-image-uploads.ts'
import { ActionMenu } from '../overlay/menu.tsx'
import { cx } from '../cx.ts'
import { isUploading, type PickedImage } from './image-uploads.ts'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export interface ImagePickerProps extends FieldText {
  /** What `useImageUploads` returned. */
  uploads: ImageUploads
  /** The file input, so that a form can focus its first wrong field. */
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** Photos to attach: each shown as it is uploaded, to be put in order, taken out or tried again. */
export function ImagePicker({ uploads, ref, error, ...field }: ImagePickerProps) {
  const { t } = useLingui()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { picked, max, count, accept } = uploads
  const reasons = [...new Set(picked.flatMap((each) => each.error ?? []))]
  const shownError = error ?? (reasons.length === 0 ? undefined : reasons.join('\n'))

  function handlePick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    uploads.add([...(currentTarget.files ?? [])])
    // Else picking the same file again would change nothing, and no event would say so.
    currentTarget.value = ''
  }

  function handleRemove(imageId: string) {
    uploads.remove(imageId)
    // Its button had the focus and goes with it.
    inputRef.current?.focus()
  }

  return (
    <Field {...field} error={shownError} id={id} as="group">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2.5">
        <li>
          <label className="relative flex aspect-square flex-col items-center justify-center gap-1 rounded-md border border-dashed border-basalt-400 bg-paper text-sm text-basalt-700 transition-colors hover:bg-basalt-100 has-disabled:border-basalt-200 has-disabled:bg-basalt-100 has-disabled:text-basalt-500 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-700">
            <Camera aria-hidden="true" size={22} />
            <span className="tabular-nums">
              <span className="sr-only">{t`사진 추가`} </span>
              {count}/{max}
            </span>
            <input
              {...fieldAria(`${id}-input`, {})}
              ref={mergeRefs(inputRef, ref)}
              type="file"
              accept={accept}
              multiple={max > 1}
              disabled={count >= max}
              onChange={handlePick}
              className="sr-only"
            />
          </label>
        </li>
        {picked.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            position={index + 1}
            count={picked.length}
            onMove={(by) => uploads.move(image.id, by)}
            onRetry={() => uploads.retry(image.id)}
            onRemove={() => handleRemove(image.id)}
          />
        ))}
      </ul>
    </Field>
  )
}

export interface ImageTileProps {
  image: PickedImage
  /** The place of the photo in the row, from 1. */
  position: number
  count: number
  onMove: (by: number) => void
  onRetry: () => void
  onRemove: () => void
}

const ICON = { 'aria-hidden': true, size: 18 } as const

/** One picked photo. A tap on it offers to move it; its corner takes it out. */
function ImageTile({ image, position, count, onMove, onRetry, onRemove }: ImageTileProps) {
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

/** Shows the upload: when all is sent, the server still takes its time to look at the photo. */
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
