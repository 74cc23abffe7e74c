import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Heart, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { RemovableChip } from '#ui/form/chip.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { addPlaces } from './plan-form-values.ts'
import type { PlanInputProps } from './trip-inputs.tsx'

const CartSheet = lazyLayer(() => import('../cart-sheet.tsx').then((module) => module.CartSheet))

/** The places one wants to see; without them the plan is made of what suits. */
export function PlacesInput({ control, onSearch }: PlanInputProps & { onSearch: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [isCartOpen, setCartOpen] = useState(false)
  const without = useController({ control, name: 'withoutPlaces' }).field
  const {
    field: { ref, value: places, onChange },
    fieldState,
  } = useController({
    control,
    name: 'places',
    rules: {
      validate: (picked, { withoutPlaces, method }) =>
        method === 'MANUAL' ||
        withoutPlaces ||
        picked.length > 0 ||
        t`가고 싶은 곳을 고르거나, 장소를 고르지 않고 짜기를 켜주세요.`,
    },
  })
  const isFull = places.length >= PLAN_PICKS_MAX

  function handleAdd(open: () => void) {
    if (isFull) toast.blank(t`꼭 갈 곳은 ${PLAN_PICKS_MAX}곳까지 고를 수 있어요. 몇 곳을 빼고 골라주세요.`)
    else open()
  }

  return (
    <Field id={id} as="group" label={t`가고 싶은 곳`} error={fieldState.error?.message}>
      {!without.value && (
        <>
          {places.length > 0 && (
            <ul aria-label={t`고른 장소`} className="mb-3 flex flex-wrap gap-2">
              {places.map((place) => (
                <li key={place.contentId} className="flex max-w-full">
                  <RemovableChip
                    label={place.title}
                    onRemove={() => onChange(places.filter((each) => each !== place))}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
            <Button
              ref={ref}
              variant="secondary"
              size="md"
              icon={<Search aria-hidden="true" size={18} />}
              onClick={() => handleAdd(onSearch)}
            >
              {t`장소 찾기`}
            </Button>
            <Button
              variant="secondary"
              size="md"
              icon={<Heart aria-hidden="true" size={18} />}
              onClick={() => handleAdd(() => setCartOpen(true))}
            >
              {t`담은 장소에서`}
            </Button>
          </div>
        </>
      )}
      <Switch
        className="mt-1"
        label={t`장소를 고르지 않고 짜기`}
        checked={without.value}
        onChange={({ target }) => without.onChange(target.checked)}
      />
      <CartSheet
        open={isCartOpen}
        onOpenChange={setCartOpen}
        taken={places.map(({ contentId }) => contentId)}
        room={PLAN_PICKS_MAX - places.length}
        onAdd={(more) => onChange(addPlaces(places, more))}
      />
    </Field>
  )
}
