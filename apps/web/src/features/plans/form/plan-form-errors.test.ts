import { expect, it } from 'vitest'
import { ApiError } from '#lib/api-error.ts'
import { wrongFieldsOf } from './plan-form-errors.ts'

it('shows what the server says of a field beside that field', () => {
  const error = new ApiError(400, 'PLAN4002', '14일까지', { fields: { endDate: '12월 10일까지 고를 수 있어요.' } })
  expect(wrongFieldsOf(error)).toEqual([{ field: 'dates', message: '12월 10일까지 고를 수 있어요.' }])
})

it('shows a place that is wrong at the places', () => {
  const error = new ApiError(404, 'PLACE4040', '없는 장소', { fields: { 'contentIds.3': '찾을 수 없는 장소예요.' } })
  expect(wrongFieldsOf(error)).toEqual([{ field: 'places', message: '찾을 수 없는 장소예요.' }])
})

it('knows the field of a refusal that names none', () => {
  expect(wrongFieldsOf(new ApiError(400, 'PLAN4005', '갈 수 있는 곳이 없어요.'))).toEqual([
    { field: 'transportType', message: '갈 수 있는 곳이 없어요.' },
  ])
})

it('blames no field for what is about none', () => {
  expect(wrongFieldsOf(new ApiError(503, 'PLAN5030', '사람이 많아요.'))).toEqual([])
  expect(wrongFieldsOf(new ApiError(0, 'NETWORK', 'no answer'))).toEqual([])
  expect(wrongFieldsOf(new Error('a bug'))).toEqual([])
})
