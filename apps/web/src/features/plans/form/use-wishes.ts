import type { WishesRead } from '@honjeo/contract/plans'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { errorText } from '#lib/server/api-error.ts'
import { settingsQuery } from '#lib/server/settings.ts'
import { readWishes } from '../plans.api.ts'
import { addPlaces, type PlanFormValues } from './plan-form-values.ts'

/** Wishes in one's own words, where the operator has set up what reads them. They become choices that one can change. */
export function useWishes(form: UseFormReturn<PlanFormValues>) {
  const { data: settings } = useQuery(settingsQuery)
  const isOffered = settings?.planner.readsWishes === true
  /** What was read last, understood or not: the same words hold a member up once. */
  const [lastRead, setLastRead] = useState('')
  const text = useWatch({ control: form.control, name: 'wishes' }).trim()

  const reading = useMutation({
    mutationFn: readWishes,
    onSuccess: (read, wishes) => {
      setLastRead(wishes)
      form.reset(withWishes(form.getValues(), read), { keepDefaultValues: true })
    },
    onError: (error, wishes) => {
      setLastRead(wishes)
      form.setError('wishes', { message: errorText(error) })
    },
  })

  return {
    isOffered,
    isUnread: isOffered && text !== '' && text !== lastRead,
    isReading: reading.isPending,
    /** What was understood of the words that are in the field now. */
    understood: text !== '' && text === lastRead ? reading.data : undefined,
    /** Answers whether that worked; what went wrong is shown at the field. */
    read: () =>
      reading.mutateAsync(text).then(
        () => true,
        () => false,
      ),
  }
}

export type Wishes = ReturnType<typeof useWishes>

/** The form after wishes were read: what they do not speak of stays as it was chosen. */
export function withWishes(values: PlanFormValues, read: WishesRead): PlanFormValues {
  return {
    ...values,
    interests: [...new Set([...values.interests, ...read.interests])],
    pace: read.pace ?? values.pace,
    transportType: read.transportType ?? values.transportType,
    indoorOnly: values.indoorOnly || read.indoorOnly,
    places: addPlaces(values.places, read.places),
    withoutPlaces: values.withoutPlaces && read.places.length === 0,
    isDetailed: true,
  }
}
