import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { BackLine, ConsolePage } from '../parts/console-page.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { PlaceForm } from './place-form.tsx'
import { draftOf, NO_PLACE, type PlaceValues } from './place-values.ts'
import { addPlace } from './places.api.ts'

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const adding = useDeed({
    mutationFn: ({ values, note }: { values: PlaceValues; note: string }) => addPlace(draftOf(values, note)),
    done: () => t`장소를 더했어요.`,
    onDone: ({ contentId }) => void navigate(adminPaths.place(contentId), { replace: true }),
  })
  return (
    <ConsolePage title={t`장소 더하기`} above={<BackLine fallback={adminPaths.places()} />}>
      <PlaceForm start={NO_PLACE} submitLabel={t`장소 더하기`} isChanged={() => true} saving={adding} />
    </ConsolePage>
  )
}
