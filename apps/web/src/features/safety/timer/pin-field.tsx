import type { Ref } from 'react'
import type { FieldText } from '#ui/field.tsx'
import { OtpField } from '#ui/otp-field.tsx'
import { PIN_LENGTH } from './pin-length.ts'

interface PinFieldProps extends FieldText {
  value: string
  onChange: (value: string) => void
  onComplete?: (pin: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Digits as dots; no browser offers to keep them or to fill them in. */
export function PinField(props: PinFieldProps) {
  return <OtpField {...props} isSecret length={PIN_LENGTH} />
}
