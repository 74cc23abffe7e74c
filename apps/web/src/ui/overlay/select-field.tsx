import { useId } from 'react'
import { Field } from '../form/field.tsx'
import { SelectFace, type SelectFieldProps, selectFaceAttributes } from './select-face.tsx'
import { useOverlays } from './use-overlays.ts'

/** One of a list that opens below the box, and is fetched when it is asked for; Escape or a tap outside closes it. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const id = useId()
  const [asked, face] = useOverlays()
  const { options: _, value: __, onChange: ___, placeholder: ____, disabled, ...field } = props
  return (
    <Field {...field} id={id}>
      {asked === null ? (
        <button
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          {...face}
          aria-controls={undefined}
          aria-expanded={false}
          disabled={disabled}
          {...selectFaceAttributes({ ...props, id })}
        >
          <SelectFace {...props} id={id} />
        </button>
      ) : (
        <asked.overlays.SelectControl {...props} id={id} />
      )}
    </Field>
  )
}
