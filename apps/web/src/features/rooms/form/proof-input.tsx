import type { RequiredProof } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { PROOF_WAYS } from '../proof-ways.tsx'
import { ownProofsQuery } from '../rooms.api.ts'
import type { RoomFormValues } from './room-form-values.ts'

/** What a host may ask of those who come in. */
const PROOF_LABELS: Record<RequiredProof, ReactNode> = {
  NONE: <Trans>누구나</Trans>,
  MEETING: <Trans>만남 확인</Trans>,
  KAKAO: <Trans>카카오</Trans>,
  IDENTITY: <Trans>본인확인</Trans>,
}

/** What can be proven everywhere, until the server has said what can be here. */
const ALWAYS: readonly RequiredProof[] = ['NONE', 'MEETING']

interface ProofInputProps {
  control: Control<RoomFormValues>
  /** What a room that is edited asks for so far: its host may have come after another, and lack it. */
  before: RequiredProof | undefined
}

/** What others must have proven to come in; hosts ask for what they have proven themselves. */
export function ProofInput({ control, before }: ProofInputProps) {
  const { t } = useLingui()
  const { data: own } = useQuery(ownProofsQuery)
  const genderRestriction = useWatch({ control, name: 'genderRestriction' })
  const mine = genderRestriction === 'MIXED' ? own?.forAll : own?.forOwnGender
  const isMine = (proof: RequiredProof) => mine === undefined || proof === before || mine.includes(proof)
  const { field, fieldState } = useController({
    control,
    name: 'requiredProof',
    rules: { validate: (proof) => isMine(proof) || t`내가 마친 확인만 고를 수 있어요.` },
  })
  const offered = own?.offered ?? ALWAYS
  return (
    <div className="space-y-2">
      <SegmentedControl
        label={t`함께하려면`}
        hint={t`고른 확인을 마친 사람만 들어와요. 나도 마친 확인이어야 해요.`}
        options={(offered.includes(field.value) ? offered : [...offered, field.value]).map((value) => ({
          value,
          label: PROOF_LABELS[value],
        }))}
        value={field.value}
        onChange={field.onChange}
        error={isMine(field.value) ? fieldState.error?.message : t`내가 마친 확인만 고를 수 있어요.`}
      />
      {!isMine(field.value) && <p className="text-sm text-basalt-700">{PROOF_WAYS[field.value]}</p>}
    </div>
  )
}
