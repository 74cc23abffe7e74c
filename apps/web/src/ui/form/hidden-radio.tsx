import type { Choice, ChoiceProps } from './field.tsx'

interface HiddenRadioProps<T extends string> extends ChoiceProps<T> {
  /** The name that the choices of one control share. */
  name: string
  option: Choice<T>
}

/** The radio button of one choice, whose label shows by `has-checked:` what it holds. */
export function HiddenRadio<T extends string>({ name, option, value, onChange }: HiddenRadioProps<T>) {
  return (
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={option.value === value}
      disabled={option.disabled}
      onChange={() => onChange(option.value)}
      className="peer sr-only"
    />
  )
}
