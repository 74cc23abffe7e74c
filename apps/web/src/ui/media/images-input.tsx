import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import { ImagePicker, type ImagePickerProps } from './image-picker.tsx'
import type { KeptImage } from './image-uploads.ts'

interface WithImages {
  images: readonly KeptImage[]
}

interface ImagesInputProps<Values extends WithImages> extends Omit<ImagePickerProps, 'ref' | 'error'> {
  control: Control<Values>
}

/** The photos of a form, which are uploaded while it is written. */
export function ImagesInput<Values extends WithImages>({ control, uploads, ...picker }: ImagesInputProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    // What else the form holds does not matter here, which the library's invariant type cannot say.
    control: control as unknown as Control<WithImages>,
    name: 'images',
  })
  const { images } = uploads
  const isSame =
    value.length === images.length && value.every((each, index) => each.imageName === images[index]?.imageName)
  useEffect(() => {
    if (!isSame) onChange(images)
  }, [isSame, images, onChange])
  return <ImagePicker {...picker} ref={ref} uploads={uploads} error={fieldState.error?.message} />
}
