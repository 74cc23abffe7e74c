import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { labelId } from '../form/field.tsx'
import { SelectFace, type SelectFaceProps, type SelectFieldProps, selectFaceAttributes } from './select-face.tsx'

/** Opens as soon as it is there. Use `SelectField` instead of this. */
export function SelectControl<T extends string>({
  onChange,
  disabled = false,
  ...face
}: SelectFieldProps<T> & SelectFaceProps<T>) {
  const { id, options, value } = face
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    // The page's policy allows no style elements; the one that hides a scrollbar is not missed.
    <CSPProvider disableStyleElements>
      <Select.Root<T>
        defaultOpen
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
      >
        <Select.Trigger {...selectFaceAttributes(face)} ref={setTrigger}>
          <SelectFace {...face} />
        </Select.Trigger>
        <Select.Portal container={trigger?.closest('main') ?? undefined}>
          <Select.Positioner
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={12}
            className="z-50 w-(--anchor-width) outline-none"
          >
            <Select.Popup className="max-h-[min(var(--available-height),24rem)] origin-(--transform-origin) overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 text-basalt-900 shadow-2 transition-[scale,opacity] outline-none data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
              <Select.List aria-labelledby={labelId(id)}>
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-disabled:text-basalt-500 data-highlighted:bg-basalt-100 data-selected:font-bold"
                  >
                    <span className="min-w-0 flex-1">
                      <Select.ItemText>{option.label}</Select.ItemText>
                      {option.description !== undefined && (
                        <span className="block text-sm font-normal text-basalt-500">{option.description}</span>
                      )}
                    </span>
                    <Select.ItemIndicator>
                      <Check aria-hidden="true" size={18} className="text-tangerine-700" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  )
}
