import { useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { type ChangeEvent, type Ref, useId, useRef } from 'react'
import { Field, type FieldText, fieldAria } from './field.tsx'
import { ImageTile } from './image-tile.tsx'
import { mergeRefs } from './merge-refs.ts'
import type { ImageUploads } from './use-image-uploads.ts'

export interface ImagePickerProps extends FieldText {
  /** Of `useImageUploads`. */
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
    // Else picking the same file again would change nothing, and tell nobody.
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
