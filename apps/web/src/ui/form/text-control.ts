import { type InputEvent, type InputEventHandler, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { fieldAria, type FieldText, mergeRefs } from './field.tsx'

/** What a box for text adds to the attributes of its element. */
export interface TextControlProps extends FieldText {
  /** Shows `120/500`; needs `maxLength`. */
  showsCount?: boolean
  className?: string
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface TextAttributes<Element> extends TextControlProps {
  maxLength?: number | undefined
  ref?: Ref<Element> | undefined
  onInput?: InputEventHandler<Element> | undefined
}

/**
 * Returns what the field around a box for text gets, and what its element. The number of characters follows every render,
 * since a form library's `reset` writes to the element and fires no event.
 */
export function useTextControl<Element extends TextElement, Props extends TextAttributes<Element>>(props: Props) {
  const { label, hint, error, isOptional, isLabelHidden, showsCount, className, ref, onInput, ...attributes } = props
  const id = useId()
  const own = useRef<Element>(null)
  const [length, setLength] = useState(0)
  const measure = () => setLength(own.current?.value.length ?? 0)
  // oxlint-disable-next-line react/exhaustive-deps -- must follow every render; an equal length ends the cycle
  useLayoutEffect(measure)
  const counter = showsCount ? `${length}/${props.maxLength}` : undefined
  return {
    field: { id, label, hint, error, isOptional, isLabelHidden, counter, className },
    control: {
      ...attributes,
      ...fieldAria(id, { hint, error }),
      ref: mergeRefs(own, ref),
      onInput: (event: InputEvent<Element>) => {
        measure()
        onInput?.(event)
      },
    },
  }
}
