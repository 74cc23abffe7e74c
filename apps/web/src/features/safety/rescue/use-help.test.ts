import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { knownPlaces } from './use-help.ts'

const BOOKSHOP = { contentId: 1, title: '종달리 책방', lat: 33.4996, lng: 126.9008 }

it('is the landmarks, and every place this device has in hand', () => {
  const queryClient = new QueryClient()
  const landmarks = knownPlaces(queryClient)
  expect(landmarks.map(({ name }) => name)).toEqual(expect.arrayContaining(['한라산', '성산일출봉', '마라도']))

  queryClient.setQueryData(['places', 'saved', 'list'], { pages: [{ content: [BOOKSHOP] }] })
  queryClient.setQueryData(['places', 'position'], { lat: 33.1, lng: 126.2 })
  queryClient.setQueryData(['rooms'], { content: [{ ...BOOKSHOP, title: 'a room' }] })
  expect(knownPlaces(queryClient).slice(landmarks.length)).toEqual([
    { name: '종달리 책방', lat: 33.4996, lng: 126.9008 },
  ])
})
